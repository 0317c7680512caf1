import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** The chart's legend, line by line: name and total. */
export async function legend(): Promise<string[]> {
	await waitFor(() => expect(document.querySelector('.sa-awaiting[aria-busy]')).toBeNull());
	const boxes = await screen.findAllByRole('checkbox', { name: /^(?!Select ).*\d$/ });
	return boxes.map((box) => box.closest('label')?.textContent ?? '');
}

/** Types into a search box and selects an option. */
export async function pick(
	user: UserEvent,
	box: string | RegExp,
	text: string,
	option: string | RegExp,
): Promise<void> {
	await user.type(await screen.findByRole('combobox', { name: box }), text);
	await user.click(await screen.findByRole('option', { name: option }));
}

/** Selects the table's rows with these names and compares them. */
export async function compareRows(user: UserEvent, ...names: readonly string[]): Promise<void> {
	for (const name of names) {
		await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
	}
	const actions = document.querySelector<HTMLElement>('.woocommerce-table__actions');
	if (actions === null) throw new Error('The table has no place for its actions.');
	await user.click(within(actions).getByRole('button', { name: 'Compare' }));
}

/** The place of the numbers below the table, after they have loaded: until then another one is there. */
export function placeOfTotals(): Promise<HTMLElement> {
	return waitFor(() => {
		const place = screen.getByRole('complementary', { name: /^Totals: / });
		expect(place).not.toHaveClass('is-loading');
		expect(place.closest('[aria-busy=true]')).toBeNull();
		return place;
	});
}

/** The numbers below the table, after they have loaded, as one text. */
export async function totals(): Promise<string> {
	return (await placeOfTotals()).textContent ?? '';
}
