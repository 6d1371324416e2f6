lead = Regulamentações aplicáveis
diisocyanateTraining = 74: uso industrial ou profissional somente após treinamento; a embalagem o indica, separadamente das demais informações do rótulo.
national = Respeitar as regras nacionais do país de uso.
restrictedByTscaEntry = { $name }: { $law }; não deve ser fornecido a varejistas nem a consumidores.
