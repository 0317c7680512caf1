import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSize } from '../chart/model';
import { Heatmap } from './heatmap';
import type { HeatmapProps } from './heatmap-props';

const days = ['Monday', 'Tuesday'].map((label) => ({
	key: label,
	label,
	shortLabel: label.slice(0, 3),
}));
const hours = ['9', '10', '11'].map((key) => ({ key, label: `${key}:00`, shortLabel: key }));

const values: Readonly<Record<string, number | null>> = {
	'Monday 9': 12,
	'Monday 10': 0,
	'Monday 11': null,
	'Tuesday 9': 40,
	'Tuesday 10': 3,
	'Tuesday 11': -2,
};

const show = (props: Partial<HeatmapProps> = {}) =>
	render(
		<Heatmap
			label="Orders by weekday and hour"
			rows={days}
			columns={hours}
			value={(day, hour) => values[`${day} ${hour}`]}
			format={(value) => `${value} orders`}
			formatShort={String}
			{...props}
		/>,
	);
const cell = (name: string) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.firstElementChild?.textContent;

describe('Heatmap', () => {
	it('shows every third label where not all have room, and tells screen readers all', () => {
		// 533 px for 20 columns are 27 px each; the longest label takes 73 px.
		const columns = Array.from({ length: 20 }, (_, hour) => ({
			key: `${hour}`,
			label: `${hour} o’clock`,
		}));
		show({ columns });
		const headers = screen.getAllByRole('columnheader');
		expect(headers.map(({ textContent }) => textContent)).toEqual(
			columns.map(({ label }) => label),
		);
		const isHidden = (header: HTMLElement) => header.querySelector('.screen-reader-text') !== null;
		const shown = headers.flatMap((header, hour) => (isHidden(header) ? [] : [hour]));
		expect(shown).toEqual([0, 3, 6, 9, 12, 15, 18]);
	});

	it('is a grid with headers, whose cells say day, hour and value', () => {
		show();
		const grid = screen.getByRole('grid', { name: 'Orders by weekday and hour' });
		const names = (role: string) =>
			within(grid)
				.getAllByRole(role)
				.map((header) => header.textContent);
		expect(names('rowheader')).toEqual(['Monday', 'Tuesday']);
		// What is seen, and what is read.
		expect(names('columnheader')).toEqual(['99:00', '1010:00', '1111:00']);
		expect(cell('Tuesday, 9:00: 40 orders')).toHaveTextContent('40');
	});

	it('tells zero, unknown and below zero apart, and explains only what it shows', () => {
		show();
		expect(cell('Monday, 10:00: 0 orders')).toHaveClass('is-zero');
		expect(cell('Monday, 11:00: Unknown')).toHaveClass('is-unknown');
		expect(cell('Tuesday, 11:00: -2 orders')).toHaveClass('is-negative');
		const legend = within(screen.getByRole('list', { name: 'Legend' }));
		expect(legend.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
			'Below zero',
			'0',
			'under 10',
			'10 – 19',
			'20 and more',
			'Unknown',
		]);
	});

	it('is one tab stop, which arrow keys, Home and End move, with the value beside it', async () => {
		const user = userEvent.setup();
		show();
		await user.tab();
		expect(focused()).toBe('Monday, 9:00: 12 orders');
		await user.keyboard('{ArrowDown}{ArrowRight}');
		expect(focused()).toBe('Tuesday, 10:00: 3 orders');
		expect(document.querySelector('.sa-value-tip')).toHaveTextContent('Tuesday, 10:003 orders');
		await user.keyboard('{Escape}');
		expect(document.querySelector('.sa-value-tip')).toBeNull();
		await user.keyboard('{Control>}{End}{/Control}');
		expect(focused()).toBe('Tuesday, 11:00: -2 orders');
		await user.tab();
		await user.tab({ shift: true });
		expect(focused()).toBe('Tuesday, 11:00: -2 orders');
	});

	it('chooses a cell by click, Enter and Space', async () => {
		const user = userEvent.setup();
		const onSelect = jest.fn();
		show({ onSelect });
		await user.click(cell('Tuesday, 9:00: 40 orders'));
		await user.keyboard('{ArrowUp}{Enter}{ArrowRight} ');
		expect(onSelect.mock.calls).toEqual([
			['Tuesday', '9'],
			['Monday', '9'],
			['Monday', '10'],
		]);
	});

	it('has links in cells with an address', async () => {
		const user = userEvent.setup();
		show({ hrefOf: (day, hour) => (hour === '9' ? `?day=${day}` : undefined) });
		const link = screen.getByRole('link', { name: 'Tuesday, 9:00: 40 orders' });
		expect(link).toHaveAttribute('href', '?day=Tuesday');
		await user.tab();
		await user.keyboard('{ArrowDown}');
		expect(link).toHaveFocus();
		await user.keyboard('{ArrowRight}');
		expect(cell('Tuesday, 10:00: 3 orders')).toHaveFocus();
	});

	it('marks the greatest values where there are more than a few', () => {
		const columns = Array.from({ length: 8 }, (_, hour) => ({
			key: String(hour),
			label: `${hour}:00`,
		}));
		show({ rows: days.slice(0, 1), columns, value: (_, hour) => Number(hour) });
		const marked = screen
			.getAllByRole('gridcell')
			.filter((one) => one.classList.contains('is-among-greatest'));
		expect(marked.map((one) => one.lastElementChild?.textContent)).toEqual(['5', '6', '7']);
		expect(screen.getByText('Highest values')).toBeInTheDocument();
	});

	it('has hours from top to bottom where columns have no room', () => {
		const count = Math.ceil(defaultSize.width / 24) + 1;
		const columns = Array.from({ length: count }, (_, index) => ({
			key: `${index}`,
			label: `h${index}`,
		}));
		show({ columns, value: () => 1 });
		expect(screen.getAllByRole('columnheader')).toHaveLength(2);
		expect(screen.getAllByRole('rowheader')).toHaveLength(count);
		expect(cell('Monday, h3: 1 orders')).toBeInTheDocument();
	});
});
