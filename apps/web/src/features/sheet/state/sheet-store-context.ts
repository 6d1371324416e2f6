import { createContext } from 'react';
import { createSheetStore } from './sheet-engine.ts';

/** The live sheet, for the parts that read more of it than what is printed. */
export const SheetStoreContext = createContext(createSheetStore());
