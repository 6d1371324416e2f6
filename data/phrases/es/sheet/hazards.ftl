tableCaption = Clasificación
columnClass = Clase y categoría de peligro
columnCode = Código
columnStatement = Indicación de peligro
notClassified = El producto no está clasificado como peligroso con arreglo a la normativa aplicable ({ $law }).
notClassifiedSoFar = En la medida en que ha podido evaluarse, el producto no está clasificado como peligroso con arreglo a la normativa aplicable ({ $law }).
notJudged = No evaluado por falta de información ({ $missing }): { $classes }.
knownClass = { $hazardClass }: clase conocida ({ $evidence }).
reviewedClass = { $hazardClass }: fijado por el proveedor al revisar la clasificación ({ $evidence }).
testedClass = { $hazardClass }: por un ensayo del producto ({ $evidence }).
pictograms = Pictogramas de peligro
noPictograms = La clasificación no exige ningún pictograma de peligro.
signalWord = Palabra de advertencia
noSignalWord = La clasificación no exige ninguna palabra de advertencia.
labelOpen = Pendiente de evaluar, por lo que la etiqueta puede cambiar: { $classes }.
hazardStatements = Indicaciones de peligro
noHazardStatements = La clasificación no exige ninguna indicación de peligro.
supplemental = Información suplementaria
precautionaryStatements = Consejos de prudencia
noPrecautionaryStatements = La clasificación no exige ningún consejo de prudencia.
namedIngredients = Contiene
general = Generales
prevention = Prevención
response = Respuesta
storage = Almacenamiento
disposal = Eliminación
vapourAir = Los vapores son más pesados que el aire, se propagan a ras de suelo y pueden formar mezclas explosivas con el aire.
heatedVapour = Calentado por encima de su punto de inflamación, el producto desprende vapores que forman mezclas explosivas con el aire.
staticCharge = La electricidad estática puede inflamar los vapores.
dustExplosion = El polvo fino en suspensión en el aire puede explotar en presencia de una fuente de ignición.
containerBurst = Los recipientes pueden reventar si se calientan.
coldBurns = El contacto con el gas licuado que escapa provoca quemaduras por frío.
coldContact = El contacto con el producto frío, o con lo que este ha enfriado, provoca quemaduras por frío.
meltBurns = El producto fundido en caliente provoca quemaduras al tocarlo.
coldBursts = Se transforma continuamente en gas: en un recipiente cerrado la presión aumenta hasta que revienta.
asphyxiant = En concentraciones elevadas el gas desplaza el oxígeno y puede provocar asfixia.
defatting = El contacto repetido puede provocar sequedad o formación de grietas en la piel.
acidContact = En contacto con ácidos libera gases tóxicos.
oxygenPressure = Se descompone por el calor o por contaminación y libera oxígeno, que aviva los incendios y puede reventar los recipientes herméticos.
simpleAsphyxiant = Asfixiante simple
combustibleDust = Polvo combustible
physicalUnclassified = Peligros físicos no clasificados de otra manera, categoría 1
healthUnclassified = Peligros para la salud no clasificados de otra manera, categoría 1
noOtherHazards = No se dispone de más información relevante.
pbtFound = Sustancias PBT o mPmB en una concentración igual o superior al 0,1 %: { $names }.
pbtNone = Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: { EDITION($edition) }) por sus propiedades PBT o mPmB.
endocrineFound = Alteradores endocrinos en una concentración igual o superior al 0,1 %: { $names }.
endocrineNone = Ninguno de los componentes presentes en una concentración igual o superior al 0,1 % figura en la lista de sustancias candidatas de REACH (edición: { EDITION($edition) }) por sus propiedades de alteración endocrina.
reactionNone = No se dispone de información sobre peligros derivados de reacciones químicas en condiciones normales de uso.
reactionFumes = La soldadura, el corte o el calentamiento desprenden humos y gases nocivos para los pulmones y los nervios: óxidos metálicos y fluoruros del producto, del metal base y de su recubrimiento; con arco, también ozono y óxidos de nitrógeno. La radiación y el calor queman los ojos y la piel.
solderFumes = La soldadura blanda desprende humos del fundente y del metal, que irritan los ojos y las vías respiratorias; los humos de colofonia pueden causar asma. La soldadura caliente quema la piel.
reactionOpen = De la clasificación no se deriva ningún peligro resultante de una reacción química.
hnocNone = No se dispone de información sobre peligros no clasificados de otra manera.
unknownAcute = El { $percent } % de la mezcla consiste en { $market ->
        [eu] componente(s)
        [gb] componente(s)
        [ca] uno o varios ingredientes
       *[other] ingrediente(s)
    } de toxicidad aguda desconocida ({ $route }).
unknownAcuteNone = Ningún ingrediente presente en una concentración igual o superior al 1 % tiene toxicidad aguda desconocida.
unknownAquatic = Contiene un { $percent } % de componentes de peligrosidad desconocida para el medio ambiente acuático.
allRoutes = todas las vías

routes-oral = oral
routes-dermal = cutánea
routes-gas = inhalación, gas
routes-vapour = inhalación, vapores
routes-dust-mist = inhalación, polvo y niebla
