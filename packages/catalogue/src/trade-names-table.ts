/**
 * What the trade calls the substances that are sold most in the languages of the sheets, beside the names that the sheets
 * print: short names, old names, and names of their solutions. They are for the search alone: no row takes one of them by
 * itself, it offers the substance. Many stand in the dangerous goods lists of Germany, Canada and Japan or in the public
 * lists of synonyms in French, German, Dutch, Polish and Spanish; none of them is the name of another substance there.
 */
export const tradeNames: Readonly<Record<string, string>> = {
  '1-Methoxy-2-propanol':
    'Propylenglykolmonomethylether; éther monométhylique du propylène glycol; propilenglicol monometil éter; 丙二醇甲醚; プロピレングリコールモノメチルエーテル',
  '2-(2-Butoxyethoxy)ethanol':
    'Butyldiglykol; Butyldiglycol; butyl diglycol; butildiglicol; butyldiglycolether; 二乙二醇丁醚',
  '2-Aminoethanol':
    'Ethanolamin; Monoethanolamin; éthanolamine; monoéthanolamine; etanolamina; monoetanolamina; etanoloamina; monoetanoloamina; etanolamin; 乙醇胺; 一乙醇胺; モノエタノールアミン; エタノールアミン; إيثانول أمين',
  '2-Butoxyethanol':
    'Butylglykol; Butylglycol; éther butylique du glycol; butilglicol; glicol butílico; glikol butylowy; butil glikol; 乙二醇丁醚; 丁基溶纤剂; ブチルセロソルブ; エチレングリコールモノブチルエーテル',
  '2-Methylpropan-1-ol':
    'Isobutanol; Isobutylalkohol; alcool isobutylique; alcohol isobutílico; alcol isobutilico; isobutanolo; izobutanol; alkohol izobutylowy; 异丁醇; イソブタノール; イソブチルアルコール',
  '2-Methoxy-1-methylethyl acetate':
    'Methoxypropylacetat; acétate de méthoxypropyle; acetato de metoxipropilo; acetato di metossipropile; methoxypropylacetaat; octan metoksypropylu; 丙二醇甲醚醋酸酯',
  "2,2'-Iminodiethanol": 'Diethanolamin; diéthanolamine; dietanolamina; dietanoloamina; 二乙醇胺; ジエタノールアミン',
  "2,2',2''-Nitrilotriethanol":
    'Triethanolamin; triéthanolamine; trietanolamina; trietanoloamina; trietanolamin; 三乙醇胺; トリエタノールアミン',
  '3-Aminomethyl-3,5,5-trimethylcyclohexylamine':
    'Isophorondiamin; isophorone diamine; isophoronediamine; isoforondiamina; isoforondiammina; isoforondiamine; izoforonodiamina; izoforondiamin; 异佛尔酮二胺; イソホロンジアミン; إيزوفورون ثنائي أمين',
  '4-Methylpentan-2-one':
    'Methylisobutylketon; méthylisobutylcétone; metilisobutilcetona; metilisobutilchetone; keton metylowo-izobutylowy; metil izobütil keton; 甲基异丁基酮; メチルイソブチルケトン',
  "4,4'-Methylenediphenyl diisocyanate":
    'Diphenylmethandiisocyanat; diisocyanate de diphénylméthane; diisocianato de difenilmetano; diisocianato di difenilmetano; difenylmethaandiisocyanaat; diizocyjanian difenylometanu; 二苯基甲烷二异氰酸酯; ジフェニルメタンジイソシアネート',
  'Acetic acid':
    'Eisessig; acide acétique glacial; ácido acético glacial; acido acetico glaciale; ijsazijn; kwas octowy lodowaty; 冰醋酸; 氷酢酸',
  Acetone: 'Propanon; Dimethylketon; propanone; dimetilcetona; dimetilchetone; 丙酮; ジメチルケトン',
  'Aluminium oxide': 'Tonerde; alumine; alúmina; allumina; aluinaarde; 矾土',
  'Ammonia, aqueous solution':
    'Ammoniakwasser; Salmiakgeist; Ammoniaklösung; ammoniaque; ammoniac en solution; amoniaco acuoso; agua de amoniaco; ammoniaca in soluzione; ammoniaca acquosa; amoníaco em solução; woda amoniakalna; amonyaklı su; 氨水; アンモニア水; ماء النشادر',
  'Ammonia, anhydrous':
    'Ammoniak; ammoniac; amoniaco; ammoniaca; amoníaco; amoniak; amonyak; 氨; 液氨; アンモニア; أمونيا',
  'Ammonium chloride': 'Salmiak; sel ammoniac; sal amoniaco; sale ammoniaco; salmiak; nişadır',
  'Benzyl alcohol': 'Phenylmethanol; phénylméthanol; fenilmetanol; fenilmetanolo; 苯甲醇; ベンジルアルコール',
  'Boric acid': 'Orthoborsäure; acide orthoborique; ácido ortobórico; acido ortoborico; kwas ortoborowy',
  'Butan-1-ol':
    'n-Butanol; Butylalkohol; alcool butylique; alcohol butílico; alcol butilico; butanolo; butanol; alkohol butylowy; 正丁醇; n-ブタノール; ブチルアルコール',
  Butanone:
    'Methylethylketon; Ethylmethylketon; méthyléthylcétone; metiletilcetona; metiletilchetone; keton metylowo-etylowy; metil etil keton; 甲乙酮; 丁酮; メチルエチルケトン',
  'Calcium carbonate': 'Kreide; craie; tiza; krijt; kreda; tebeşir; 碳酸钙; 炭カル',
  'Calcium hydroxide':
    'Löschkalk; gelöschter Kalk; Kalkhydrat; Kalkmilch; chaux éteinte; chaux hydratée; cal apagada; cal hidratada; calce spenta; calce idrata; gebluste kalk; cal hidratada; wapno gaszone; wapno hydratyzowane; sönmüş kireç; 熟石灰; 消石灰; جير مطفأ',
  'Calcium oxide':
    'Branntkalk; gebrannter Kalk; Ätzkalk; chaux vive; cal viva; calce viva; ongebluste kalk; cal viva; wapno palone; sönmemiş kireç; 生石灰; جير حي',
  'Carbon dioxide':
    'Kohlensäure; Trockeneis; gaz carbonique; neige carbonique; anhídrido carbónico; hielo seco; anidride carbonica; ghiaccio secco; koolzuur; koolzuurgas; droogijs; dwutlenek węgla; ditlenek węgla; suchy lód; karbondioksit; kuru buz; 干冰; 炭酸ガス; ドライアイス',
  'Citric acid':
    'Zitronensäure; acide citrique; ácido cítrico; acido citrico; citroenzuur; kwasek cytrynowy; sitrik asit; limon tuzu; 柠檬酸; クエン酸; حمض الليمون',
  Cyclohexanone: 'Anon; cyclohexanon; cykloheksanon',
  Dichloromethane:
    'Methylenchlorid; chlorure de méthylène; cloruro de metileno; cloruro di metilene; methyleenchloride; cloreto de metileno; chlorek metylenu; metilen klorür; 二氯甲烷; 塩化メチレン; ジクロロメタン',
  'Diethyl ether': 'Ether; Äther; Schwefeläther; éther; éter; etere; eter; 乙醚; エーテル',
  'Disodium metasilicate':
    'Natriummetasilikat; métasilicate de sodium; metasilicato de sodio; metasilicato di sodio; metakrzemian sodu; sodyum metasilikat; 偏硅酸钠; メタけい酸ナトリウム',
  Ethanol:
    'Alkohol; Weingeist; Spiritus; Ethylalkohol; Äthanol; alcool; alcool éthylique; alcohol; alcohol etílico; alcol etilico; alcol; etanolo; ethylalcohol; álcool etílico; alkohol etylowy; spirytus; etil alkol; 酒精; アルコール; エチルアルコール; كحول إيثيلي',
  'Ethyl acetate':
    'Essigester; Essigsäureethylester; éther acétique; éster acético; estere acetico; azijnester; ester octowy; 醋酸乙酯; 酢酸エチルエステル',
  'Ethylene glycol':
    'Glykol; Monoethylenglykol; Ethandiol; glycol; monoéthylène glycol; éthanediol; monoetilenglicol; glicol etilénico; glicole etilenico; etilenglicol; monoethyleenglycol; glikol; glikol etylenowy; etilen glikol; 甘醇; グリコール',
  Formaldehyde: 'Formalin; Formol; formaline; formalina; formol; methanal; 福尔马林; 甲醛水; ホルマリン; فورمالين',
  Glutaral:
    'Glutaraldehyd; glutaraldéhyde; glutaraldehído; glutaraldeide; glutaaraldehyde; aldehyd glutarowy; 戊二醛; グルタルアルデヒド',
  Glycerol:
    'Glyzerin; Glycerol; glycérine; glycérol; glicerina; glicerolo; glicerol; glycerine; gliceryna; gliserin; 甘油; グリセリン; جليسرين',
  'Hydrochloric acid':
    'Chlorwasserstoffsäure; acide muriatique; esprit de sel; ácido muriático; salfumán; acido muriatico; chloorwaterstofzuur; kwas solny; tuz ruhu; 盐酸; 塩化水素酸; حمض الهيدروكلوريك',
  'Hydrofluoric acid':
    'Fluorwasserstoffsäure; acide fluorhydrique; ácido fluorhídrico; acido fluoridrico; fluorwaterstofzuur; kwas fluorowodorowy; 氢氟酸; フッ化水素酸; ふっ酸; フッ酸',
  'Hydrogen peroxide':
    'Wasserstoffsuperoxid; Perhydrol; eau oxygénée; agua oxigenada; acqua ossigenata; zuurstofwater; água oxigenada; woda utleniona; perhydrol; oksijenli su; 双氧水; 過酸化水素水; オキシドール; ماء الأكسجين',
  Kaolin: 'Porzellanerde; caolín; caolino; kaolien; glinka biała; 高岭土; カオリン',
  'Lactic acid': '2-Hydroxypropansäure; acide 2-hydroxypropanoïque; ácido 2-hidroxipropanoico',
  Methanol:
    'Methylalkohol; Holzgeist; alcool méthylique; esprit de bois; alcohol metílico; alcohol de madera; alcol metilico; metanolo; methylalcohol; houtgeest; álcool metílico; alkohol metylowy; metil alkol; 木精; 木醇; メチルアルコール; كحول الميثيل',
  'N-Methyl-2-pyrrolidone':
    'N-Methylpyrrolidon; N-méthylpyrrolidone; N-metilpirrolidona; N-metilpirrolidone; N-metylopirolidon; N-メチルピロリドン; N-甲基吡咯烷酮',
  'Naphtha (petroleum), hydrodesulphurised heavy':
    'Testbenzin; Terpentinersatz; trementina mineral; aguarrás mineral; acquaragia minerale; benzyna lakowa; 松香水; ミネラルスピリット',
  'Nitric acid':
    'Scheidewasser; acide azotique; eau-forte; aguafuerte; acquaforte; sterkwater; kwas azotowy; 硝酸; حمض النتريك',
  'Oxalic acid':
    'Kleesäure; Ethandisäure; acide éthanedioïque; ácido etanodioico; zuringzuur; kwas szczawiowy; 草酸; しゅう酸; シュウ酸',
  'Phosphoric acid':
    'Orthophosphorsäure; acide orthophosphorique; ácido ortofosfórico; acido ortofosforico; orthofosforzuur; kwas ortofosforowy; fosforik asit; 正磷酸; オルトリン酸',
  'Potassium carbonate': 'Pottasche',
  'Potassium hydroxide':
    'Kalilauge; Ätzkali; potasse caustique; lessive de potasse; potasa cáustica; potassa caustica; kaliloog; potassa cáustica; ług potasowy; potas kostik; 苛性钾; 苛性カリ; カ性カリ; بوتاسا كاوية',
  'Propan-2-ol':
    'Isopropanol; Isopropylalkohol; 2-Propanol; alcool isopropylique; alcohol isopropílico; alcol isopropilico; isopropanolo; isopropylalcohol; álcool isopropílico; izopropanol; alkohol izopropylowy; izopropil alkol; 异丙醇; イソプロパノール; イソプロピルアルコール; كحول إيزوبروبيلي; أيزوبروبانول',
  'Propane-1,2-diol':
    'Propylenglykol; Monopropylenglykol; propylène glycol; monopropylène glycol; propilenglicol; glicole propilenico; propyleenglycol; propilenoglicol; glikol propylenowy; propilen glikol; 丙二醇; プロピレングリコール',
  'Sodium carbonate':
    'Soda; Waschsoda; carbonate de soude; cristaux de soude; sosa; ceniza de soda; barrilha; soda kalcynowana; çamaşır sodası; 纯碱; 苏打; ソーダ灰; صودا الغسيل',
  'Sodium chloride':
    'Kochsalz; Speisesalz; Steinsalz; Salz; sel; sel de cuisine; sal común; sal; sale da cucina; sale; keukenzout; zout; sal de cozinha; sól kuchenna; sól; sofra tuzu; tuz; 食盐; 食塩; ملح الطعام',
  'Sodium hydrogencarbonate':
    'Natron; Natriumbicarbonat; Backsoda; bicarbonate de soude; bicarbonate de sodium; bicarbonato de sodio; bicarbonato di sodio; natriumbicarbonaat; zuiveringszout; bicarbonato de sódio; soda oczyszczona; wodorowęglan sodu; karbonat; sodyum bikarbonat; 小苏打; 重曹; بيكربونات الصوديوم',
  'Sodium hydroxide':
    'Natronlauge; Ätznatron; kaustische Soda; soude caustique; lessive de soude; sosa cáustica; soda cáustica; soda caustica; natronloog; bijtende soda; ług sodowy; soda kaustyczna; soda żrąca; sud kostik; kostik; 烧碱; 苛性钠; 火碱; 苛性ソーダ; カ性ソーダ; صودا كاوية',
  'Sodium hypochlorite':
    'Chlorbleichlauge; Bleichlauge; Natronbleichlauge; eau de Javel; lejía; hipoclorito sódico; lavandina; candeggina; varechina; bleekwater; chloorbleekloog; água sanitária; lixívia; podchloryn sodu; chloran(I) sodu; çamaşır suyu; 漂白水; 次氯酸钠; 次亜塩素酸ソーダ; ماء جافيل',
  'Sodium percarbonate':
    'Natriumcarbonat-Peroxohydrat; percarbonate de soude; percarbonato sódico; 过碳酸钠; 過炭酸ソーダ',
  'Sulphamic acid':
    'Amidosulfonsäure; Amidoschwefelsäure; Sulfaminsäure; acide sulfamique; acide amidosulfonique; ácido sulfámico; acido solfammico; acido solfamico; sulfaminezuur; amidosulfonzuur; kwas amidosulfonowy; sülfamik asit; 氨基磺酸; スルファミン酸',
  'Sulphuric acid':
    'Vitriolöl; Akkusäure; Batteriesäure; acide de batterie; vitriol; ácido de batería; aceite de vitriolo; acido per batterie; accuzuur; kwas siarkowy; zaç yağı; 硫酸; حمض الكبريتيك',
  Tetrachloroethylene:
    'Perchlorethylen; Per; perchloroéthylène; percloroetileno; percloroetilene; perchloorethyleen; perchloroetylen; perkloretilen; 全氯乙烯; パークロロエチレン',
  'Titanium dioxide':
    'Titanweiß; blanc de titane; blanco de titanio; bianco di titanio; titaanwit; biel tytanowa; 钛白粉; チタン白; 酸化チタン',
  Toluene: 'Methylbenzol; méthylbenzène; metilbenceno; metilbenzene; methylbenzeen; metylobenzen; 甲基苯; トルオール',
  Trichloroethylene:
    'Trichlorethen; trichloroéthène; tricloroeteno; tricloroetene; trichlooretheen; trichloroeten; トリクレン',
  'Triethylene glycol': 'Triglykol; triglycol; triglicol; trietilenglicol; glikol trietylenowy',
  'Turpentine, oil':
    'Terpentin; essence de térébenthine; aguarrás; acquaragia vegetale; essenza di trementina; terpentijnolie; terpentijn; aguarrás vegetal; terpentyna; terebentin; 松节油; テレピン油',
  Urea: 'Carbamid; carbamide; carbamida; ureum; mocznik; karbamid; 脲; カルバミド',
  Water:
    'VE-Wasser; entmineralisiertes Wasser; destilliertes Wasser; eau déminéralisée; eau distillée; agua desionizada; agua destilada; acqua demineralizzata; acqua distillata; gedemineraliseerd water; gedestilleerd water; água destilada; água desionizada; woda demineralizowana; woda destylowana; saf su; 去离子水; 蒸馏水; 純水; 蒸留水; ماء مقطر',
  Xylene: 'Xylole; xylènes; xilenos; xileni; xylenen; ksyleny; ksilen; 混二甲苯; キシロール',
  'Zinc oxide':
    'Zinkweiß; blanc de zinc; blanco de zinc; bianco di zinco; zinkwit; biel cynkowa; çinko beyazı; 锌白; 亜鉛華',
};
