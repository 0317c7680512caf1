import { createContext } from 'react';

/** Whether items are in a menu (arrow keys move, one tab stop) or in a panel of ordinary controls. */
export const MenuKind = createContext<'menu' | 'dialog'>('dialog');
