/**
 * Classes of chemical agents that young people are kept from: Directive 94/33/EC, Annex, I.3(a), as replaced by
 * Directive 2014/27/EU. From knowledge; that skin sensitisers and STOT RE 2 are among them was read in ECHA’s list.
 */
export const harmfulToYoung =
  /^(?:Acute Tox\. [123] |Skin Corr|Flam\. Gas|Aerosol 1 |Flam\. Liq\. [12] |Expl\. (?!1\.6)|Unst|Self-react\. (?:[ABD] |CD? )|Org\. Perox\. [AB] |STOT SE [12] |STOT RE|Resp\. Sens|Skin Sens|Carc|Muta|Repr\. 1)/;

/**
 * Classes of chemical agents whose risk to pregnant and breastfeeding workers is assessed: Directive 92/85/EEC,
 * Annex I, A.3(a), as replaced by Directive 2014/27/EU. From knowledge.
 */
export const harmfulToPregnant = /^(?:Muta|Carc|Repr|Lact|STOT SE [12] )/;
