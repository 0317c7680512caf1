import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moment } from '@store-analytics/date';
import { AnalyticsError } from '../../feedback/analytics-error/analytics-error';
import { Badge } from '../../compatibility/badge/badge';
import { Count } from '../../compatibility/badge/count';
import { StoreDate } from '../../date/date/date';
import { EmptyContent } from '../../feedback/empty-content/empty-content';
import { OrderStatus } from '../../commerce/order-status/order-status';
import { Pill } from '../../feedback/pill/pill';
import { H, Section } from '../../section/section';
import { SectionHeader } from '../section-header/section-header';
import { Tag } from '../../inputs/tag/tag';
import { ViewMoreList } from '../../table/view-more-list/view-more-list';
import { Card } from './card';
import * as examples from './card.stories';

describe('Card', () => {
	it('[S2.other-widgets.2] has title, description, action and menu', () => {
		render(<examples.CardWithEverything />);
		expect(screen.getByRole('heading', { name: 'Inbox', level: 2 })).toBeVisible();
		expect(screen.getByText('What happened lately')).toBeVisible();
		expect(screen.getByRole('link', { name: 'All of it' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Choose what to show' })).toBeVisible();
	});

	it('has no header without content for it', () => {
		render(<Card>Body</Card>);
		expect(screen.queryByRole('heading')).not.toBeInTheDocument();
	});
});

describe('Section and H', () => {
	it('raise the heading by one for each Section, up to h6', () => {
		const nested = (depth: number) => {
			let tree = <H>Deep</H>;
			for (let i = 0; i < depth; i++)
				tree = <Section component={i % 2 ? 'section' : false}>{tree}</Section>;
			return tree;
		};
		const { rerender } = render(nested(0));
		expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
		rerender(nested(2));
		expect(screen.getByRole('heading', { level: 4 })).toBeVisible();
		rerender(nested(9));
		expect(screen.getByRole('heading', { level: 6 })).toBeVisible();
	});

	it('keep the title, controls and menu of a section header', () => {
		render(
			<SectionHeader title="Charts" menu={<button>Menu</button>}>
				<select aria-label="Interval" />
			</SectionHeader>,
		);
		expect(screen.getByRole('heading', { name: 'Charts' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
		expect(screen.getByRole('combobox', { name: 'Interval' })).toBeVisible();
	});
});

describe('Badge and Pill', () => {
	it('[S2.other-widgets.3] say what a count counts to screen readers', () => {
		const { rerender } = render(<Count count={7} className="mine" title="Unread" />);
		expect(screen.getByTitle('Unread')).toHaveClass('woocommerce-count', 'mine');
		expect(screen.getByText('7')).toBeVisible();
		expect(screen.getByText('Total 7')).toHaveClass('screen-reader-text');
		rerender(<Count count={7} label="7 unread messages" />);
		expect(screen.getByText('7 unread messages')).toHaveClass('screen-reader-text');
	});

	it('[S2.other-widgets.3] show a count, 0 too, and pass attributes on', () => {
		render(<Badge count={0} title="Unread" className="mine" />);
		expect(screen.getByTitle('Unread')).toHaveClass('woocommerce-badge', 'mine');
		expect(screen.getByText('0')).toBeVisible();
	});

	it('show a word in a pill', () => {
		render(<Pill>Beta</Pill>);
		expect(screen.getByText('Beta')).toHaveClass('woocommerce-pill');
	});
});

describe('EmptyContent', () => {
	it('[S2.other-widgets.4] has a title, a message and up to two actions', async () => {
		const again = jest.fn();
		render(
			<EmptyContent
				title="No orders"
				message="Yet"
				actionLabel="Learn"
				actionURL="https://example.org/"
				secondaryActionLabel="Again"
				secondaryActionCallback={again}
			/>,
		);
		expect(screen.getByRole('heading', { name: 'No orders' })).toBeVisible();
		expect(screen.getByText('Yet')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute(
			'href',
			'https://example.org/',
		);
		expect(screen.getByRole('link', { name: 'Learn' })).toHaveClass('is-primary');
		expect(screen.getByRole('button', { name: 'Again' })).not.toHaveClass('is-primary');
		expect(screen.getByRole('presentation')).toHaveAttribute('width', '400');
		await userEvent.click(screen.getByRole('button', { name: 'Again' }));
		expect(again).toHaveBeenCalledTimes(1);
	});

	it('offers no button without an action', () => {
		render(<EmptyContent title="No orders" actionLabel="Learn" illustration="" />);
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
		expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
	});
});

describe('AnalyticsError', () => {
	it('offers to reload the page, or to retry when the caller can', async () => {
		const onRetry = jest.fn();
		const { rerender } = render(<AnalyticsError />);
		expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Reload' })).toBeVisible();
		rerender(<AnalyticsError onRetry={onRetry} />);
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		expect(onRetry).toHaveBeenCalledTimes(1);
	});

	it('leads to the log-in when the user is signed out, and hides other advice', () => {
		render(<AnalyticsError error={{ code: 'signed_out', status: 403 }} onRetry={() => {}} />);
		expect(screen.getByRole('alert')).toHaveTextContent('You are logged out.');
		const { pathname, search } = window.location;
		expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
			'href',
			pathname + search,
		);
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
		expect(document.body).not.toHaveTextContent('up to date');
	});
});

describe('OrderStatus', () => {
	it('shows the status by the map, or unchanged', () => {
		const names = { 'on-hold': 'On hold' };
		render(
			<>
				<OrderStatus order={{ status: 'on-hold' }} orderStatusMap={names} className="mine" />
				<OrderStatus order={{ status: 'shipped' }} orderStatusMap={names} labelPositionToLeft />
			</>,
		);
		expect(screen.getByText('On hold').parentElement).toHaveClass(
			'woocommerce-order-status',
			'mine',
		);
		expect(screen.getByText('On hold').previousElementSibling).toHaveClass(
			'woocommerce-order-status__indicator',
			'is-on-hold',
		);
		expect(screen.getByText('shipped').nextElementSibling).toHaveClass(
			'woocommerce-order-status__indicator',
		);
	});
});

describe('Date', () => {
	const time = () => document.querySelector('time');

	it('[S9.dates-and-periods.1] shows Y-m-d, says F j, Y and carries a machine date by default', () => {
		render(<StoreDate date="2026-10-31T02:30:00" />);
		expect(screen.getByText('2026-10-31')).toBeVisible();
		expect(screen.getByText('October 31, 2026')).toHaveClass('screen-reader-text');
		expect(time()).toHaveAttribute('datetime', '2026-10-31 02:30:00');
	});

	it('shows a date once if both formats give the same', () => {
		render(<StoreDate date={moment('2026-10-31')} visibleFormat="F j, Y" machineFormat="Y" />);
		expect(time()).toHaveTextContent(/^October 31, 2026$/);
		expect(time()).toHaveAttribute('datetime', '2026');
	});

	it('keeps the whole date of a short one in its hint, for screen readers and for print', () => {
		render(<StoreDate date="2026-10-31" visibleFormat="M j" wholeFormat="F j, Y" />);
		expect(screen.getByText('Oct 31')).toHaveAttribute('aria-hidden', 'true');
		expect(screen.getByText('October 31, 2026')).toHaveClass('screen-reader-text');
		expect(time()).toHaveAttribute('title', 'October 31, 2026');
	});

	it('keeps an hour that the machine’s clock skips', () => {
		render(<StoreDate date="2026-03-08T02:30:00" visibleFormat="g:ia" />);
		expect(screen.getByText('2:30am')).toBeVisible();
	});

	it('shows a date with a zone at its own hour', () => {
		render(<StoreDate date="2026-03-08T23:30:00+05:30" visibleFormat="Y-m-d g:ia" />);
		expect(screen.getByText('2026-03-08 11:30pm')).toBeVisible();
	});

	it('shows an invalid date unchanged', () => {
		render(<StoreDate date="some day" />);
		expect(screen.getByText('some day')).toBeVisible();
	});
});

describe('Tag and ViewMoreList', () => {
	it('show a label in a tag, and nothing without one', () => {
		const { container, rerender } = render(<Tag label="Belt" screenReaderLabel="Belt, 1 of 2" />);
		expect(screen.getByText('Belt, 1 of 2')).toHaveClass('screen-reader-text');
		rerender(<Tag label="" />);
		expect(container).toBeEmptyDOMElement();
	});

	it('remove a tag by its id', async () => {
		const removed: unknown[] = [];
		render(<Tag label="Belt" id={7} remove={(id) => () => removed.push(id)} />);
		await userEvent.click(screen.getByRole('button', { name: 'Remove Belt' }));
		expect(removed).toEqual([7]);
	});

	it('show the number of further items, and all of them on demand', async () => {
		render(<ViewMoreList items={['Clock', 'Belt', 'Cap']} />);
		expect(screen.queryByText('Cap')).not.toBeInTheDocument();
		const more = screen.getByRole('button', { name: '+2 more' });
		expect(more).toHaveAttribute('aria-expanded', 'false');
		await userEvent.click(more);
		expect(more).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
			'Clock',
			'Belt',
			'Cap',
		]);
		await userEvent.keyboard('{Escape}');
		expect(screen.queryByRole('list')).not.toBeInTheDocument();
		expect(more).toHaveFocus();
	});

	it('have no button for a single item or none', () => {
		render(
			<>
				<ViewMoreList items={['Clock']} />
				<ViewMoreList />
			</>,
		);
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
	});
});
