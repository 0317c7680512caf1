import type { Page } from 'playwright-core';

/** Columns of a report's table, written from right to left, whose text does not begin where their heading does. */
export async function misalignedColumns(page: Page): Promise<string[]> {
	const columns = await startsOfColumns(page);
	return columns
		.filter(({ starts }) => Math.max(...starts) - Math.min(...starts) > 1)
		.map(({ heading, starts }) => `${heading} begins at ${starts.join(' and ')}`);
}

/** Start positions of headings and of the cells below, in whole pixels, for each text column. */
function startsOfColumns(page: Page): Promise<{ heading: string; starts: number[] }[]> {
	return page.evaluate(() => {
		const start = (element: Element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
			// A name that is cut at its end goes on unseen behind the edge of its box.
			const cut = [element, ...element.querySelectorAll('*')].filter(
				(one) => one instanceof HTMLElement && getComputedStyle(one).textOverflow === 'ellipsis',
			);
			const edge = Math.max(...cut.map((one) => one.getBoundingClientRect().right));
			const end = Math.max(...boxes.map(({ right }) => right));
			return Math.round(cut.length > 0 ? Math.min(end, edge) : end);
		};
		return [...document.querySelectorAll('.woocommerce-report-table table')].flatMap((table) =>
			[...table.querySelectorAll('thead th')].flatMap((head, index) => {
				const heading = head.textContent ?? '';
				if (!head.classList.contains('is-left-aligned') || heading === '') return [];
				const cells = [...table.querySelectorAll('tbody tr')]
					.map((row) => row.children[index])
					// The message of an empty table spans all columns.
					.filter((cell) => cell instanceof HTMLTableCellElement && cell.colSpan === 1)
					.filter((cell): cell is Element => Boolean(cell?.textContent));
				const label = head.querySelector('span') ?? head;
				return [{ heading, starts: [...new Set([label, ...cells].map(start))] }];
			}),
		);
	});
}
