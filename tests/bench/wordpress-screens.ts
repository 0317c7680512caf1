/** A page to open, and how to recognise that it is ready. */
export interface Opened {
	readonly name: string;
	readonly address: string;
	readonly ready: string;
	/** Whether it shows a date range. */
	readonly isDated: boolean;
}

const RANGE = 'period=custom&compare=previous_year&after=2026-10-01&before=2026-10-31&interval=day';
const YEAR = 'period=year&compare=previous_year&interval=month';
const calm = `document.readyState === 'complete' && !document.querySelector('.is-placeholder, .is-loading, .sa-awaiting[aria-busy], .components-spinner, .woocommerce-spinner, .woocommerce-layout__loading, [class*="chart-placeholder"]')`;
const rows = `document.querySelectorAll('.woocommerce-table__table tbody .woocommerce-table__item').length > 6`;
const chart = `document.querySelector('.woocommerce-chart svg path[d], .woocommerce-chart svg rect')`;
const report = (name: string, has = `${rows} && ${chart}`, isDated = true) => ({
	name,
	address: `admin.php?page=wc-admin&path=/analytics/${name.toLowerCase()}`,
	isDated,
	ready: `${has} && ${calm}`,
});
export const EMPTY = {
	name: 'empty',
	address: 'freedoms.php',
	isDated: false,
	ready: `document.readyState === 'complete'`,
};
const REPORTS = [
	report('Overview'),
	...['Revenue', 'Orders', 'Products', 'Variations', 'Categories'].map((name) => report(name)),
	...['Coupons', 'Taxes', 'Downloads'].map((name) => report(name)),
	report('Stock', rows, false),
	{ ...report('Customers', rows, false), address: 'admin.php?page=wc-admin&path=/customers' },
];
const SETTINGS = report(
	'Settings',
	`document.querySelector('.woocommerce-layout__main input')`,
	false,
);

/** Which screens to open. */
export interface Wanted {
	/** Names of screens; empty for all. */
	readonly only: readonly string[];
	/** Shows the year until today, and clears WooCommerce's cache of reports. */
	readonly isLarge: boolean;
}

/** Returns the screens of a site; those of a large one have dates. */
export function screensOf({ isLarge, only }: Wanted): Opened[] {
	const range = isLarge ? YEAR : RANGE;
	const screens = [...REPORTS, ...(isLarge ? [] : [SETTINGS])];
	return screens
		.filter(({ name }) => !only.length || only.includes(name))
		.map((screen) => ({
			...screen,
			address: screen.isDated ? `${screen.address}&${range}` : screen.address,
		}));
}
