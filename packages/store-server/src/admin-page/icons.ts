/** Pictures of the menu, drawn on a grid of 20. */
const shapes = {
	dashboard:
		'M10 3a8 8 0 0 0-8 8c0 2 .7 3.8 2 5.200h12a8 8 0 0 0 2-5.200 8 8 0 0 0-8-8zm-.7 2h1.400v2H9.300zM5.200 6.900l1.500 1.300-.9 1-1.500-1.300zm9.600 0 .9 1-1.500 1.300-.9-1zM10 9.500l3.500 4a1.800 1.800 0 1 1-3.500-4z',
	shop: 'M3 4h14l1.500 5.200a2.300 2.300 0 0 1-2 2.300V17H3.500v-5.500a2.300 2.300 0 0 1-2-2.300zm3 8v3.500h3V12zm5 0v2h3v-2z',
	products: 'M2.500 3.500h15v4h-15zM3.500 8.500h13v8h-13zm4.500 1.500v1.500h4V10z',
	chart: 'M3 11h3.500v6H3zm5.200-4h3.500v10H8.200zM13.500 3H17v14h-3.500z',
	users:
		'M10 10.200a3.600 3.600 0 1 0 0-7.200 3.600 3.600 0 0 0 0 7.200zm-6.500 6.800c0-3.300 2.900-5.500 6.500-5.500s6.500 2.200 6.500 5.500z',
	collapse: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zm2 3.500v8l-4.500-4z',
	menu: 'M3 5h14v1.800H3zm0 4.100h14v1.800H3zm0 4.100h14V15H3z',
	home: 'M10 3 2.500 9.500h2V17h4v-4.500h3V17h4V9.500h2z',
} as const;

/** Name of a picture of the menu. */
export type MenuIcon = keyof typeof shapes;

/** The picture as inline SVG; it takes the colour of the text around it. */
export function menuIcon(name: MenuIcon): string {
	return `<svg viewBox="0 0 20 20" width="20" height="20" focusable="false" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${shapes[name]}"/></svg>`;
}
