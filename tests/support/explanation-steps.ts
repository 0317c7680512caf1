import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

const user = userEvent.setup();

/** The rows of the table with this caption, as texts of cells, once all of its numbers are there. */
export async function table(dialog: HTMLElement, caption: RegExp): Promise<string[][]> {
	const found = await within(dialog).findByRole('table', { name: caption });
	await waitFor(() => expect(within(found).queryByText('…')).not.toBeInTheDocument());
	return within(found)
		.getAllByRole('row')
		.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** Whether the rows of an explanation give the number; those of an average do not add up to it. */
export async function isRight(dialog: HTMLElement, sum: string): Promise<void> {
	const rows = await within(dialog).findByRole('table', {
		name: /^(Breakdown|Orders behind this number)/,
	});
	const name = within(dialog).getAllByRole('heading')[0]?.textContent ?? '';
	const told = /average/i.test(name)
		? ['These rows have an average of']
		: ['These rows add up to', 'Without repetitions, these rows add up to'];
	await within(rows).findByText((text) => told.some((words) => text === `${words} ${sum}.`));
}

export async function close(dialog: HTMLElement): Promise<void> {
	await user.click(within(dialog).getByRole('button', { name: 'Close' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** What a dialog says about the number: its subject and its value. */
export async function openFrom(
	button: HTMLElement,
): Promise<{ dialog: HTMLElement; text: string }> {
	await user.click(button);
	const dialog = await screen.findByRole('dialog');
	await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
	return { dialog, text: dialog.querySelector('.sa-explanation__value')?.textContent ?? '' };
}

export async function explainNumbers(): Promise<HTMLElement> {
	const table = await screen.findByRole('table', {
		name: (name) => name !== '' && !/data/i.test(name),
	});
	await user.click(await screen.findByRole('button', { name: 'Explain numbers' }));
	await within(table).findAllByRole('button', { name: / Explain / });
	return table;
}

/** The visible text of a number's button. */
export const shownIn = (button: HTMLElement) => (button.firstChild?.textContent ?? '').trim();
