import { screen, waitFor, within } from '@testing-library/dom';
import axe from 'axe-core';

/** October 2026 against October 2025, as in the screenshots of the recorded shop. */
export const october = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-10-01',
	before: '2026-10-31',
};

/** The report's numbers, after they have loaded. */
export async function numbers(): Promise<HTMLElement> {
	const list = await screen.findByRole('navigation', { name: 'Performance Indicators' });
	await waitFor(() => expect(list.closest('[aria-busy=true]')).toBeNull());
	return list;
}

/** The chart tab with this name. */
export async function tab(name: string): Promise<HTMLElement> {
	return within(await numbers()).findByRole('link', { name: new RegExp(`^${name}`) });
}

/** A cell's text, with the whole date where the screen shows a short one. */
function spoken(cell: Element): string {
	const whole = cell.querySelector('.woocommerce-date.is-short > .screen-reader-text');
	return (whole ?? cell).textContent ?? '';
}

/** The report's table, before those of a record. */
async function reportTable(): Promise<HTMLElement> {
	const [first] = await screen.findAllByRole('table');
	if (!first) throw new Error('The report has no table.');
	return first;
}

/** The texts of the table's cells, row by row, after they have loaded. */
export async function rows(): Promise<string[][]> {
	const table = await reportTable();
	await waitFor(() => expect(table.closest('.is-loading, [aria-busy=true]')).toBeNull());
	return [...table.querySelectorAll('tbody tr')].map((row) =>
		[...row.querySelectorAll('th, td')].map(spoken),
	);
}

/** Headings of the table's columns. */
export async function columns(): Promise<string[]> {
	const headers = within(await reportTable()).getAllByRole('columnheader');
	return headers.map((header) => header.querySelector('span')?.textContent ?? '');
}

/**
 * Axe's violations, except colours, which need a real browser: in the part of the app that a test is about, or in all of it. A report
 * has a thousand elements, and its own tests look at them.
 */
export async function violations(
	root = document.getElementById('root') ?? document.body,
): Promise<string[]> {
	const { violations: found } = await axe.run(root, {
		rules: { 'color-contrast': { enabled: false } },
		// Nothing else of the result is read, and to describe every element that passes takes long.
		resultTypes: ['violations'],
		selectors: false,
		preload: false,
	});
	return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
