furtherLaws-1 = Codex over het welzijn op het werk, boek VI: chemische, kankerverwekkende, mutagene en reprotoxische agentia; grenswaarden in bijlage VI.1-1.
