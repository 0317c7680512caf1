import { createContext } from 'react';

/** Whether items stand in a menu (arrow keys move, one tab stop) or in a panel of ordinary controls. */
export const MenuKind = createContext<'menu' | 'dialog'>('dialog');
