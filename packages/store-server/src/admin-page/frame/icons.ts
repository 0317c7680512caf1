/** Icons of the menu, drawn on a 20 × 20 grid. */
const shapes = {
	shop: 'M3 4h14l1.500 5.200a2.300 2.300 0 0 1-2 2.300V17H3.500v-5.500a2.300 2.300 0 0 1-2-2.300zm3 8v3.500h3V12zm5 0v2h3v-2z',
	chart: 'M3 11h3.500v6H3zm5.200-4h3.500v10H8.200zM13.500 3H17v14h-3.500z',
	collapse: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zm2 3.500v8l-4.500-4z',
	menu: 'M3 5h14v1.800H3zm0 4.100h14v1.800H3zm0 4.100h14V15H3z',
	home: 'M10 3 2.500 9.500h2V17h4v-4.500h3V17h4V9.500h2z',
} as const;

/** Name of a menu icon. */
export type MenuIcon = keyof typeof shapes;

/** The icon as inline SVG. It takes the color of the surrounding text. */
export function menuIcon(name: MenuIcon): string {
	return `<svg viewBox="0 0 20 20" width="20" height="20" focusable="false" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${shapes[name]}"/></svg>`;
}
