import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuItem } from '../../layout/ellipsis-menu/menu-item';
import { Chart } from '../chart';
import type { ChartProps } from '../chart-props';
import { dailyRows } from '../../testing/example-rows';
import { averagedIntervals, type ChartInterval } from '../model';
import { valuesLabel } from '../shown-as';

const items: ChartProps = {
	title: 'Items sold',
	mode: 'item-comparison',
	data: dailyRows(
		'2026-10-01',
		2,
		{ a: (index) => 30 + index, b: (index) => 10 - index },
		{ a: 'Hats', b: '=SUM(A1)|x' },
	),
	path: '/analytics/products',
	query: {},
};
const address = () => new URLSearchParams(window.location.search);

async function open() {
	await userEvent.click(screen.getByRole('button', { name: 'Chart options' }));
	return within(screen.getByRole('menu', { name: 'Chart options' }));
}

/** All cells of the table that replaces the chart. */
async function cells() {
	await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
	return screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('The display mode of a chart', () => {
	it('is chosen in its menu, which marks the choice, and written to the address', async () => {
		render(<Chart {...items} />);
		const menu = await open();
		expect(menu.getByRole('menuitemradio', { name: 'Value of each interval' })).toBeChecked();
		await userEvent.keyboard('{Home}{ArrowDown}');
		expect(menu.getByRole('menuitemradio', { name: 'Running total' })).toHaveFocus();
		await userEvent.click(menu.getByRole('menuitemradio', { name: 'Running total' }));
		expect(address().get('chartValues')).toBe('running-total');
		await userEvent.click(menu.getByRole('menuitemradio', { name: 'Stacked' }));
		expect(address().get('chartStacking')).toBe('stacked');
	});

	it('adds values up from the first on, and title, table and name of the chart say so', async () => {
		render(<Chart {...items} query={{ chartValues: 'running-total' }} />);
		expect(screen.getByText('Running total')).toBeVisible();
		expect(screen.getByRole('application')).toHaveAccessibleName(/^Items sold, Running total/);
		expect(await cells()).toEqual([
			['Date', 'Hats', '=SUM(A1)|x'],
			['October 1, 2026', '30', '10'],
			['October 2, 2026', '61', '19'],
		]);
	});

	it('shows shares of all compared items in percent, while the legend keeps the totals', async () => {
		render(<Chart {...items} query={{ chartStacking: 'share' }} />);
		expect(screen.getByRole('checkbox', { name: /Hats/ }).closest('label')).toHaveTextContent('61');
		expect((await cells())[1]).toEqual(['October 1, 2026', '75.0%', '25.0%']);
	});

	it('offers no totals of averages, and no shares of two periods', async () => {
		const { unmount } = render(
			<Chart {...items} valueType="average" query={{ chartValues: 'running-total' }} />,
		);
		let menu = await open();
		expect(menu.queryByRole('menuitemradio', { name: 'Running total' })).toBeNull();
		expect(menu.queryByRole('menuitemradio', { name: 'Stacked' })).toBeNull();
		expect(menu.getByRole('menuitemradio', { name: 'Value of each interval' })).toBeChecked();
		unmount();
		render(<Chart {...items} mode="time-comparison" query={{ chartStacking: 'share' }} />);
		menu = await open();
		expect(menu.queryByText('Arrange')).toBeNull();
	});

	it('names the number of intervals of a moving average', () => {
		for (const interval of ['hour', 'day', 'week', 'month', 'quarter', 'year'] as ChartInterval[]) {
			expect(valuesLabel('moving-average', interval)).toBe(
				`Moving average (${averagedIntervals(interval)} ${interval}s)`,
			);
		}
	});
});

describe('A value of an unfinished interval', () => {
	const today: ChartProps = {
		title: 'Orders',
		data: [
			{ date: '2026-11-19T00:00:00', primary: { label: 'November', value: 8 } },
			{ date: '2026-11-20T00:00:00', primary: { label: 'November', value: 2, isUnfinished: true } },
		],
	};

	it('is marked "so far" in the table', async () => {
		render(<Chart {...today} />);
		expect((await cells()).at(-1)).toEqual(['November 20, 2026', '2 so far']);
	});

	it('is drawn as an open dot at the end of a dotted line, or as an open bar', () => {
		const { container, rerender } = render(<Chart {...today} />);
		expect(container.querySelectorAll('.woocommerce-chart__series circle')).toHaveLength(1);
		expect(container.querySelector('[stroke-dasharray="1 4"]')).toBeInTheDocument();
		rerender(<Chart {...today} chartType="bar" />);
		expect(container.querySelector('.woocommerce-chart__series circle')).toBeNull();
		expect(container.querySelector('[fill-opacity="0.25"]')).toHaveAttribute(
			'd',
			expect.stringMatching(/^M.*z$/),
		);
	});
});

describe('A target and notes', () => {
	const planned: ChartProps = {
		title: 'Orders',
		data: dailyRows(
			'2026-10-01',
			3,
			{ primary: (index) => 10 * index },
			{ primary: 'October' },
		).map((row, index) => ({
			...row,
			target: { label: 'Target', value: index === 2 ? null : 5, isTarget: true },
		})),
		notes: [
			{ date: '2026-10-02T00:00:00', text: 'Price | raised' },
			{ date: '2026-10-02T00:00:00', text: 'Campaign' },
			{ date: '2026-12-24T00:00:00', text: 'Not on this chart' },
		],
		path: '/analytics/orders',
		query: {},
	};

	it('are in the table: the target under its own name, the notes beside their date', async () => {
		render(<Chart {...planned} />);
		expect(await cells()).toEqual([
			['Date', 'October', 'Target', 'Notes'],
			['October 1, 2026', '0', '5', ''],
			['October 2, 2026', '10', '5', 'Price | raised; Campaign'],
			['October 3, 2026', '20', 'N/A', ''],
		]);
	});

	it('are read out and shown with the date: the target by its name, not by its days', async () => {
		const { container } = render(<Chart {...planned} tooltipTitle="Orders" />);
		act(() => screen.getByRole('application').focus());
		await userEvent.keyboard('{Home}{ArrowRight}');
		const said = document.querySelector('[aria-live=polite]')?.textContent;
		expect(said).toBe(
			'Orders. October 2, 2026: 10; Target: 5. Note: Price | raised. Note: Campaign',
		);
		const tooltip = container.querySelector('.woocommerce-chart__tooltip');
		expect([...(tooltip?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual([
			...['October 2, 202610', 'Target5', 'Price | raised', 'Campaign'],
		]);
	});

	it('are drawn: the target as a line among bars too, a mark at each date with notes', () => {
		const { container, rerender } = render(<Chart {...planned} chartType="bar" />);
		const target = () => container.querySelectorAll('.woocommerce-chart__series')[1]?.children[0];
		expect(target()).toHaveAttribute('fill', 'none');
		expect(target()).toHaveAttribute('d', expect.stringMatching(/^M[\d.]+,[\d.]+L[\d.,]+$/));
		const marks = () => container.querySelector('.woocommerce-chart__notes')?.getAttribute('d');
		expect(marks()?.match(/M/g)).toHaveLength(1);
		rerender(<Chart {...planned} notes={[]} />);
		expect(marks()).toBe('');
	});

	it('add up like the values', async () => {
		render(<Chart {...planned} query={{ chartValues: 'running-total' }} />);
		expect((await cells()).map((row) => row[2])).toEqual(['Target', '5', '10', 'N/A']);
	});

	it('do not prevent the empty message when there are no values', () => {
		const data = [{ date: '2026-10-01', target: { label: 'Target', value: 5, isTarget: true } }];
		render(<Chart data={data} emptyMessage="Nothing yet" />);
		expect(screen.getByText('Nothing yet')).toBeVisible();
	});

	it('are copied as CSV and as Markdown', async () => {
		userEvent.setup();
		render(<Chart {...planned} />);
		const copied = async (name: string) => {
			await userEvent.click((await open()).getByRole('menuitem', { name }));
			await screen.findByText('Copied.', { selector: '.woocommerce-chart__copied' });
			return (await navigator.clipboard.readText()).split('\n');
		};
		expect((await copied('Values as CSV'))[2]).toBe(
			'"October 2, 2026",10,5,"Price | raised; Campaign"',
		);
		expect((await copied('Values as Markdown')).slice(0, 3)).toEqual([
			'| Date | October | Target | Notes |',
			'| --- | ---: | ---: | --- |',
			'| October 1, 2026 | 0 | 5 |  |',
		]);
	});
});

describe('A chart without controls', () => {
	it('can have a menu for copies and further items, without choices of the address', async () => {
		const onInvoke = jest.fn();
		const menuItems = (onClose: () => void) => (
			<MenuItem
				isClickable
				onInvoke={() => {
					onClose();
					onInvoke();
				}}
			>
				Targets…
			</MenuItem>
		);
		render(<Chart {...items} showHeaderControls={false} showMenu menuItems={menuItems} />);
		const menu = await open();
		expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
			...['Targets…', 'Picture', 'Values as CSV', 'Values as Markdown'],
		]);
		expect(menu.queryByRole('menuitemradio')).toBeNull();
		await userEvent.click(menu.getByRole('menuitem', { name: 'Targets…' }));
		expect(onInvoke).toHaveBeenCalled();
		expect(screen.queryByRole('menu')).toBeNull();
	});

	it('has no menu unless requested', () => {
		render(<Chart {...items} showHeaderControls={false} />);
		expect(screen.queryByRole('button', { name: 'Chart options' })).toBeNull();
	});
});

describe('A copied chart', () => {
	const choose = async (name: string) => {
		const menu = await open();
		await userEvent.click(menu.getByRole('menuitem', { name }));
	};

	it('is plain numbers as CSV, in which no name is a formula', async () => {
		userEvent.setup();
		render(<Chart {...items} />);
		await choose('Values as CSV');
		expect(
			await screen.findByText('Copied.', { selector: '.woocommerce-chart__copied' }),
		).toBeVisible();
		expect(await navigator.clipboard.readText()).toBe(
			'Date,Hats,"\t=SUM(A1)|x"\n"October 1, 2026",30,10\n"October 2, 2026",31,9',
		);
	});

	it('is a table as Markdown, in which no name ends a cell', async () => {
		userEvent.setup();
		render(<Chart {...items} />);
		await choose('Values as Markdown');
		await waitFor(async () =>
			expect(await navigator.clipboard.readText()).toBe(
				[
					'| Date | Hats | =SUM(A1)\\|x |',
					'| --- | ---: | ---: |',
					'| October 1, 2026 | 30 | 10 |',
					'| October 2, 2026 | 31 | 9 |',
				].join('\n'),
			),
		);
	});

	it('reports an error when the browser forbids copying', async () => {
		userEvent.setup();
		jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
		render(<Chart {...items} />);
		await choose('Values as CSV');
		expect(
			await screen.findByText('The browser did not allow copying.', { selector: 'span' }),
		).toBeVisible();
	});
});
