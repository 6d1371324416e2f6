title-sheet = Importer une fiche
title-ingredients = Importer des composants
title-file = Importer des composants : { $name }
title-pasted = Importer des composants : lignes collées
source-failed = { $reason } Votre fiche n’a pas changé.
source-ingredients = Composants : un fichier Excel (.xlsx) ou un fichier texte (.csv)
source-sheet = Une fiche antérieure : son PDF ou son fichier XML SDScom
source-drop = Déposez le fichier ici ou choisissez-le. Il est lu sur cet appareil et n’est envoyé nulle part.
source-choose = Choisir un fichier
source-paste = Ou coller les lignes
source-pasteHint = Copiées d’Excel, d’une page web ou d’un texte : un composant par ligne, avec sa proportion.
source-read = Lire ces lignes
columns-heading = Colonnes
columns-titles = Les en-têtes se trouvent dans
columns-noTitles = Aucune ligne
columns-row = Ligne { $line } : { $cells }
columns-unnamed = Colonne { $number }
columns-empty = Vide
role-skip = Inutile
role-name = Nom
role-cas = Numéro CAS
role-ec = Numéro CE
role-registration = Numéro REACH
role-share = Proportion
role-from = Borne inférieure de la proportion
role-to = Borne supérieure de la proportion
role-unit = Unité de la proportion
role-role = Fonction
found-heading = Également dans le fichier
found-field = { $field } : { $value }
found-same = La fiche indique la même chose.
found-replaces = Remplace « { $old } ».
taken =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ligne reprise du fichier.
        *[other] { NUMBER($count) } lignes reprises du fichier.
    }
match-later = Recherché après l’importation
match-pending = Recherche en cours
match-several = Plusieurs résultats : choisissez-en un ensuite
match-none = Absent du catalogue
rows-region = Lignes du fichier
rows-caption = Lignes comprises
rows-take = Reprendre
rows-takeThis = Reprendre la ligne { $line }, { $name }
rows-line = Ligne
rows-lineNumber = Ligne { $line }
rows-name = Nom
rows-number = Numéro CAS ou CE
rows-share = Proportion
rows-catalogue = Dans le catalogue
rows-written = Dans le fichier : { $written }
rows-more = Afficher { NUMBER($more) } lignes de plus sur { NUMBER($all) }
rows-left =
    { NUMBER($count) ->
        [one] { NUMBER($count) } ligne n’est pas reprise
        *[other] { NUMBER($count) } lignes ne sont pas reprises
    }
note-about = Le fichier indique « environ ». Le nombre est repris comme exact.
note-balance = C’est le complément à 100 %.
note-scaled = Mis à l’échelle pour que le total des lignes soit de 100 %.
note-converted = Converti en pourcentage.
note-cas-wrong = Le chiffre de contrôle de ce numéro CAS est faux.
note-several-cas = Il y a plusieurs numéros CAS. Saisissez ensuite le bon.
note-no-share = La proportion manque.
fault-no-name = Il n’y a ni nom ni numéro.
fault-total = C’est le total, et non un composant.
fault-not-a-share = La proportion n’est ni un nombre, ni une plage, ni une limite telle que <5.
fault-ambiguous-number = La proportion peut se lire de deux façons : comme un nombre décimal ou avec des milliers. Écrivez-la sans séparateur.
fault-backwards = La proportion commence par le plus grand nombre.
fault-negative = La proportion est inférieure à 0.
fault-over-100 = La proportion est supérieure à 100 %.
fault-too-small = La proportion est inférieure à 0,000001 %.
fault-zero = La proportion est 0.
fault-date = La cellule contient une date. Excel transforme en dates les plages telles que 5-10 : écrivez la plage sous forme de texte.
fault-no-value = La cellule contient une formule sans son résultat. Ouvrez et enregistrez le fichier dans Excel.
fault-error = La formule de la cellule a échoué.
fault-merged = La proportion se trouve dans une cellule qui couvre plusieurs lignes. Donnez à chaque ligne sa propre proportion.
fault-rest-unknown = Il ne reste rien jusqu’à 100 %, ou une autre proportion est aussi un solde.
fault-parts-range = Les parties en poids ne se convertissent en pourcentage que si chacune est un seul nombre.
fault-mixed-units = Des poids et des pourcentages ne peuvent pas être combinés dans une même formule.
preview-table = Feuille du classeur
preview-tableName =
    { NUMBER($count) ->
        [one] { $name } ({ NUMBER($count) } ligne)
        *[other] { $name } ({ NUMBER($count) } lignes)
    }
preview-tableLeft = Feuille « { $name } » : { $reason }
preview-encoding = Codage des caractères du fichier
preview-encodingHint = Le fichier n’indique pas son codage. Choisissez-en un autre si les lettres s’affichent mal.
preview-understood = Lignes comprises : { NUMBER($count) }, choisies : { NUMBER($chosen) }
preview-nothing = Aucun composant n’a été trouvé. Indiquez ci-dessus ce que contiennent les colonnes.
preview-onlyNames = Aucune ligne ne comporte de teneur ni de numéro. Vérifiez qu’il s’agit bien de noms de composants.
preview-tooMany = Une fiche accepte { NUMBER($limit) } composants ; il y en a ici { NUMBER($count) }. Choisissez moins de lignes.
preview-restBeside = Si vous ajoutez ces lignes, le complément est ce qu’elles et les lignes déjà saisies laissent jusqu’à 100 %.
preview-use =
    { NUMBER($count) ->
        [one] Reprendre cette ligne
        *[other] Reprendre ces { NUMBER($count) } lignes
    }
preview-add =
    { NUMBER($count) ->
        [one] Ajouter cette ligne
        *[other] Ajouter ces { NUMBER($count) } lignes
    }
preview-replace =
    { NUMBER($count) ->
        [one] Remplacer les composants par cette ligne
        *[other] Remplacer les composants par ces { NUMBER($count) } lignes
    }
encoding-utf-8 = Unicode (UTF-8)
encoding-utf-16le = Unicode (UTF-16)
encoding-utf-16be = Unicode (UTF-16, octet de poids fort en tête)
encoding-windows-1252 = Europe occidentale
encoding-windows-1250 = Europe centrale
encoding-windows-1251 = Cyrillique
encoding-windows-1254 = Turc
encoding-windows-1256 = Arabe
encoding-shift_jis = Japonais
encoding-gb18030 = Chinois
encoding-big5 = Chinois traditionnel
encoding-euc-kr = Coréen
unit-label = Les nombres sans unité sont
unit-sum = La somme des nombres est { NUMBER($sum) }.
unit-sumAsk = La somme des nombres est { NUMBER($sum) }. Indiquez ce qu’ils représentent.
unit-placeholder = Indiquer ce que sont les nombres
unit-missed = Indiquez ce que représentent les nombres.
unit-percent = Pour cent
unit-parts = Parties en poids, ramenées à 100 %
unit-fraction = Fractions de 1
unit-ppm = ppm (mg/kg)
unit-ppb = ppb (µg/kg)
unit-per-mille = Pour mille (g/kg)
sheet-changedPdf = Ce PDF a été modifié après sa création. Ce qu’il affiche peut différer des données qu’il contient ; ce sont ces données qui sont lues ici.
sheet-product = Produit
sheet-company = Entreprise
sheet-country = Pays
sheet-language = Langue
sheet-notInFile = Absent du fichier
sheet-ingredients =
    { NUMBER($count) ->
        [one] { NUMBER($count) } composant
        *[other] { NUMBER($count) } composants
    }
sheet-lost = Ce qui n’est pas repris
sheet-open = Ouvrir comme nouvelle fiche
lost-sentences = Les phrases des sections sont réécrites à partir de ce que contient le brouillon.
lost-tests = Les résultats d’essais et les classifications saisis ne sont pas repris. Saisissez-les à nouveau.
lost-unlisted = Les composants que la fiche ne mentionne pas, parce que la loi ne l’exige pas, ne sont pas dans le fichier.
lost-share = Certains composants n’ont pas de proportion en pourcentage. Saisissez-la.
lost-too-many = La fiche mentionne plus de composants qu’une fiche n’en accepte ici. Les derniers sont omis.
lost-other-sheets = Le fichier contient plusieurs fiches. Seule la première est lue.
foreign-picture = Ce fichier est une image.
foreign-word = Ce fichier est un document texte.
foreign-open-document = Ce fichier est au format OpenDocument. Enregistrez-le au format XLSX ou CSV.
foreign-excel-binary = Ce fichier Excel est au format binaire (.xlsb). Enregistrez-le au format .xlsx, puis choisissez-le de nouveau.
foreign-web-page = Ce fichier est une page web, quel que soit son nom. Ouvrez-la dans Excel et enregistrez-la au format .xlsx, ou copiez ses lignes et collez-les ici.
foreign-archive = Ce fichier est une archive. Décompressez-la d’abord.
foreign-program = Ce fichier est un programme.
foreign-other-xml = Ce fichier XML n’est pas au format SDScom. Exportez la fiche au format XML SDScom.
foreign-unknown = L’importation ne lit pas ce type de fichier.
refusal-empty = Ce fichier est vide.
refusal-broken = Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau là d’où il vient, puis choisissez-le encore une fois.
refusal-encrypted = Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le encore une fois.
refusal-old-excel = C’est un fichier Excel d’avant 2007 (.xls). Enregistrez-le en .xlsx, puis choisissez-le encore une fois.
refusal-no-text = Ce fichier ne contient pas de texte. Choisissez un fichier Excel (.xlsx) ou un fichier texte (.csv).
refusal-unsafe-xml = Ce fichier définit ses propres entités et ne peut pas être lu sans risque. Enregistrez-le de nouveau là d’où il vient.
refusal-foreign-pdf = Ce PDF ne contient pas les données d’une fiche. Seul un PDF créé et payé ici peut être ouvert.
refusal-pdf-without-inputs = Ce PDF a été créé avant que les fiches ne contiennent les données saisies. Ouvrez plutôt la fiche sous Fiches.
refusal-too-slow = La lecture de ce fichier prend trop de temps. Copiez les lignes des composants et collez-les ici.
limit-too-large = Ce fichier dépasse { NUMBER($limit) } Mo. Copiez les lignes des composants et collez-les ici.
limit-unpacks-too-large = Une fois décompressé, ce fichier dépasse { NUMBER($limit) } Mo. Copiez les lignes des composants et collez-les ici.
limit-too-many-rows = Ce tableau a plus de { NUMBER($limit) } lignes. Copiez les lignes des composants et collez-les ici.
limit-too-many-columns = Ce tableau a plus de { NUMBER($limit) } colonnes. Copiez les lignes des composants et collez-les ici.
