/**
 * A shop whose weeks start on Saturday.
 *
 * @jest-environment-options {"store": {"wordPress": {"start_of_week": 6}}}
 */
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { close, isRight } from '../../support/explanation-steps';
import { closeApp, openApp } from '../../support/journey';
import { october } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

/** Opens the explanation at the keyboard's position with Enter. */
async function explainHere(): Promise<HTMLElement> {
	await user.keyboard('{Enter}');
	const dialog = await screen.findByRole('dialog', { name: 'Orders' });
	await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
	return dialog;
}

interface Told {
	readonly days: string;
	readonly value: number;
	/** The title of its intervals, and their sum. */
	readonly parts: readonly string[];
	readonly sum: number;
}

async function told(dialog: HTMLElement, by: string): Promise<Told> {
	const text = (selector: string) => dialog.querySelector(selector)?.textContent ?? '';
	const value = Number(text('.sa-explanation__value'));
	const details = within(dialog).getByText(by).closest('details') as HTMLElement;
	await user.click(within(details).getByText(by));
	const rows = within(details).getAllByRole('row');
	const numbers = rows.map((row) => Number(row.lastElementChild?.textContent));
	expect(details).toHaveTextContent(`These rows add up to ${value}.`);
	return {
		days: text('.sa-explanation__range'),
		value,
		parts: rows.map((row) => row.firstElementChild?.textContent ?? ''),
		sum: numbers.reduce((sum, number) => sum + number, 0),
	};
}

async function openChart(query: Record<string, string>): Promise<void> {
	await openApp('/analytics/orders', { ...query, chart: 'orders_count' });
	(await screen.findByRole('application', { name: /^Orders, line chart/ })).focus();
	await user.keyboard('{Home}');
}

describe("The explanation of a chart's value", () => {
	it('of a week covers the shop’s own week within the range, with its days and orders', async () => {
		await openChart({ ...october, interval: 'week' });
		const days = [];
		for (let week = 0; week < 6; week += 1) {
			const dialog = await explainHere();
			// A single day is split into hours.
			const { days: of, value, parts, sum } = await told(dialog, week < 5 ? 'By day' : 'By hour');
			const [first = 0, last = first] = (/^Oct ([\d -]+), 2026/.exec(of)?.[1] ?? '')
				.split(' - ')
				.map(Number);
			expect(sum).toBe(value);
			for (const part of week < 5 ? parts : []) {
				const day = Number(/^October (\d+), 2026$/.exec(part)?.[1]);
				expect(day >= first && day <= last).toBe(true);
			}
			await isRight(dialog, String(value));
			days.push(of);
			await close(dialog);
			await user.keyboard('{ArrowRight}');
		}
		expect(days).toEqual([
			'Oct 1 - 2, 2026',
			'Oct 3 - 9, 2026',
			'Oct 10 - 16, 2026',
			'Oct 17 - 23, 2026',
			'Oct 24 - 30, 2026',
			'Oct 31, 2026',
		]);
	});

	it('of a quarter covers its days within the range, and names its months', async () => {
		await openChart({
			...{ period: 'custom', compare: 'none', after: '2026-02-15', before: '2026-08-03' },
			interval: 'quarter',
		});
		const first = await explainHere();
		expect((await told(first, 'By day')).days).toBe('Feb 15 - Mar 31, 2026');
		await close(first);
		await user.keyboard('{ArrowRight}');
		const second = await explainHere();
		expect(await told(second, 'By month')).toMatchObject({
			days: 'Apr 1 - Jun 30, 2026',
			parts: ['April 2026', 'May 2026', 'June 2026'],
		});
		await isRight(second, second.querySelector('.sa-explanation__value')?.textContent ?? '');
	});

	it('of a whole range is split into months, of which the first and the last may be partial', async () => {
		await openApp('/analytics/orders', {
			...{ period: 'custom', compare: 'none', after: '2026-02-15', before: '2026-05-03' },
		});
		await user.click(await screen.findByRole('button', { name: 'Explain Orders' }));
		const dialog = await screen.findByRole('dialog', { name: 'Orders' });
		await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
		const { parts, sum, value } = await told(dialog, 'By month');
		expect(parts).toEqual(['Feb 15 - 28, 2026', 'March 2026', 'April 2026', 'May 1 - 3, 2026']);
		expect(sum).toBe(value);
		await user.click(within(dialog).getByRole('button', { name: 'May 1 - 3, 2026' }));
		await waitFor(() => expect(dialog).toHaveTextContent('OrdersMay 1 - 3, 2026'));
	});
});
