/** Units: oral and dermal mg/kg bw; gas ppmV, vapour and dust-mist mg/l, all for 4 h. */
export type ToxicityRoute = 'oral' | 'dermal' | 'gas' | 'vapour' | 'dust-mist';
