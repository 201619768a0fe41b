"""Drawing: values in, ink and colour pencil on a surface out."""
