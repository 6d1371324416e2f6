caption = 成分
columnName = 化学名又は一般名
columnIdentifiers = 識別番号
columnConcentration = 濃度（質量%）
columnConcentrationGas = 濃度（体積%）
columnClassification = 分類
columnLimits = 特定濃度限界、毒性乗率及びATE
cas = CAS { $number }
ec = EC { $number }
index = インデックス { $number }
confidential = 営業秘密のため非開示
notClassified = 区分に該当しない
notAssessed = 未評価
otherwiseNotAssessed = その他のクラスは未評価
limitFrom = { $outcome }：C { $from } { $lower }%
limitBelow = { $outcome }：C { $to } { $upper }%
limitBetween = { $outcome }：{ $lower }% { $from } C { $to } { $upper }%
mAcute = 毒性乗率M（急性）= { $factor }
mChronic = 毒性乗率M（慢性）= { $factor }
ate = ATE（{ $route }）= { $value } { $unit }
ateMeasured = { $estimate }（測定値）
ateConverted = { $estimate }（区分{ $category }から換算）
ateEitherForm = 蒸気として吸入されるかミストとして吸入されるか不明のため、両方の推定値を用いる
mAssumed = { $factor }（仮定）
noLimits = なし
isMixture = 本製品は混合物である
isSubstance = 本製品は化学物質である
remainder = 記載のない成分は、危険有害性に分類されないか、又は記載を要する濃度未満である。
nothingToName = この項目に記載を要する成分はない。
wholeStatements = Hコードの全文は項目16に記載する。
byHand = { $name }：分類は本シートの作成者による（{ $source }）。
notes = CLP附属書VIの注記：{ $notes }。
tradeSecret = 営業秘密と記した成分の化学名又は正確な濃度は、営業秘密として開示しない。
claim = カナダ有害物質情報審査法（HMIRA）に基づく免除
claimFiled = 免除の申請日：{ $date }、登録番号：{ $number }。
claimGranted = 免除を認めた決定の日：{ $date }、登録番号：{ $number }。
shareWithheld = { $share }（実際の濃度は営業秘密として開示しない）
alternativeName = { $name }：{ $law } に基づく代替化学名。承認日：{ $date }、番号：{ $number }。
