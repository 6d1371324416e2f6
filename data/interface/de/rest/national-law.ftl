heading = Nationales Recht
intro = Steht in Abschnitt 15 des Datenblatts; was Sie leer lassen, wird als „Nicht verfügbar“ gedruckt.
oldApproval = Aus der Zeit, bevor Gruppenstandards aus einer Liste gewählt wurden. Steht hinter ihnen.
documentNumber = Steht oben auf Seite 1.
