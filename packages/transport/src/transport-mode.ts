/**
 * The law that decides. ADR, RID, IMDG, IATA and the Australian code share the classification of the UN Model
 * Regulations. 49 CFR and the Canadian TDGR differ in places (`data/goods/mode-differences.csv`).
 */
export type TransportMode = 'adr' | 'rid' | 'imdg' | 'iata' | 'us' | 'ca' | 'adg';
