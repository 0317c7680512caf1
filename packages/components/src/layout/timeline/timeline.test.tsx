import { render, screen, within } from '@testing-library/react';
import { StoreProvider } from '../../store-context/store-context';
import { pinShop } from '../../testing/pinned-shop';
import { Timeline, type TimelineProps } from './timeline';
import type { TimelineItem } from './grouping';

const icon = <i>icon</i>;
const at = (date: string, headline = date): TimelineItem => ({
	date: new Date(date),
	icon,
	headline,
});

/** Titles and headlines in order, as in `{ 'November 2, 2026': [ 'first' ] }`. */
function shown(props: TimelineProps) {
	const { container } = render(<Timeline {...props} />);
	const groups = [...container.querySelectorAll<HTMLElement>('.woocommerce-timeline-group')];
	return groups.map((group) => [
		group.querySelector('p')?.textContent,
		...[...group.querySelectorAll('.woocommerce-timeline-item__headline-text')].map(
			({ textContent }) => textContent,
		),
	]);
}

const events = [
	at('2026-11-01T17:00:00Z', 'Sunday'),
	at('2026-11-07T17:00:00Z', 'Saturday noon'),
	at('2026-11-07T18:00:00Z', 'Saturday one'),
	at('2026-10-31T17:00:00Z', 'October'),
];

describe('Timeline', () => {
	pinShop();
	it('[S2.other-widgets.8] [S3.timeline-item.1] shows icon, headline, time and body of each event', () => {
		render(
			<Timeline
				className="mine"
				items={[{ ...at('2026-11-20T17:05:00Z', 'Paid'), body: ['By card', <b key="b">Fee</b>] }]}
			/>,
		);
		const list = screen.getByRole('list', { name: 'November 20, 2026' });
		const item = within(list).getByRole('listitem');
		expect(item).toHaveTextContent('iconPaid12:05pmBy cardFee');
		expect(within(item).getByText('12:05pm')).toHaveAttribute(
			'datetime',
			'2026-11-20T17:05:00.000Z',
		);
	});

	it('[S3.timeline-item.1] hides the time if the item says so', () => {
		const { container } = render(
			<Timeline items={[{ ...at('2026-11-20T17:05:00Z'), hideTimestamp: true }]} />,
		);
		expect(container.querySelector('time')).toBeNull();
	});

	it('[S9.tables-timeline-and.2] groups by day with the latest first by default', () => {
		expect(shown({ items: events })).toEqual([
			['November 7, 2026', 'Saturday one', 'Saturday noon'],
			['November 1, 2026', 'Sunday'],
			['October 31, 2026', 'October'],
		]);
	});

	it('[S9.tables-timeline-and.2] groups by week and by month, also in ascending order', () => {
		expect(shown({ items: events, groupBy: 'week', dateFormat: 'Y-m-d' })).toEqual([
			['2026-11-01', 'Saturday one', 'Saturday noon', 'Sunday'],
			['2026-10-25', 'October'],
		]);
		expect(shown({ items: events, groupBy: 'month', orderBy: 'asc', dateFormat: 'F Y' })).toEqual([
			['October 2026', 'October'],
			['November 2026', 'Sunday', 'Saturday noon', 'Saturday one'],
		]);
	});

	it("starts weeks on the shop's day", () => {
		render(
			<StoreProvider value={{ weekStart: 1 }}>
				<Timeline items={events} groupBy="week" dateFormat="Y-m-d" />
			</StoreProvider>,
		);
		expect(screen.getAllByText(/^\d{4}-/).map(({ textContent }) => textContent)).toEqual([
			'2026-11-02',
			'2026-10-26',
		]);
	});

	it("uses days of the shop's clock, also over a clock change", () => {
		// 1 November is when New York turns its clocks back, at 06:00 UTC.
		const night = [at('2026-11-01T04:30:00Z', 'before'), at('2026-11-02T04:30:00Z', 'after')];
		expect(shown({ items: night, clockFormat: 'H:i' })).toEqual([
			['November 1, 2026', 'after', 'before'],
		]);
	});

	it('accepts dates as text, leaves out invalid dates, and changes no list', () => {
		const items = Object.freeze([
			{ ...at('2026-11-01T17:00:00Z'), date: '2026-11-01T17:00:00Z' },
			{ ...at('2026-11-01T17:00:00Z', 'lost'), date: 'some day' },
		]);
		expect(shown({ items })).toEqual([['November 1, 2026', '2026-11-01T17:00:00Z']]);
	});

	it('shows a message without events', () => {
		const { container } = render(<Timeline className="mine" />);
		expect(screen.getByText('No data to display')).toBeVisible();
		expect(container.firstChild).toHaveClass('woocommerce-timeline', 'mine');
	});
});
