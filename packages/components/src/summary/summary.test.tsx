import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SummaryNumber, type SummaryNumberProps } from './summary-number';
import * as examples from './summary.stories';
import { deltaSentence } from '../primitives/change-values';

const show = (props: Partial<SummaryNumberProps>) =>
	render(
		<ul>
			<SummaryNumber label="Orders" {...props} />
		</ul>,
	);

describe('SummaryNumber', () => {
	it('[S3.summary-item.1] shows label, value and change, and links to its chart', async () => {
		show({
			value: '141',
			delta: 66,
			prevValue: '85',
			prevLabel: 'Previous year:',
			href: '?chart=a',
		});
		const link = screen.getByRole('link');
		expect(link).toHaveAttribute('href', '?chart=a');
		expect(link).toHaveAttribute('data-link-type', 'wc-admin');
		expect(link).toHaveTextContent('Orders141');
		expect(screen.getByText('66%')).toBeVisible();
	});

	it('[S8.8] describes the change in words', () => {
		expect(deltaSentence(66, 'Previous year:')).toBe('Up 66% from Previous year');
		expect(deltaSentence(-3, 'Previous year:')).toBe('Down 3% from Previous year');
		expect(deltaSentence(0, 'Previous period:')).toBe('No change from Previous period');
		show({ value: 1, delta: -3, prevValue: 2 });
		expect(
			screen.getByText(/^Down 3% from Previous period\. Previous period: 2$/),
		).toBeInTheDocument();
	});

	it.each([undefined, null, NaN])(
		'[S8.8] shows N/A where value, change and former value are %s',
		(absent) => {
			show({ value: absent, delta: absent, prevValue: absent, prevLabel: 'Previous year:' });
			expect(screen.getAllByText('N/A')).toHaveLength(2);
			expect(screen.queryByText(/change from/i)).not.toBeInTheDocument();
			expect(screen.getByText('Change: N/A. Previous year: N/A')).toBeInTheDocument();
		},
	);

	it('[S8.8] gives the percentage with its decimals, and says neither up nor down without a change', () => {
		expect(deltaSentence(12.5, 'Previous year:')).toBe('Up 12.5% from Previous year');
		expect(deltaSentence(-0.5, 'Previous year:')).toBe('Down 0.5% from Previous year');
		for (const none of [0, -0, null, undefined, NaN]) {
			expect(deltaSentence(none, 'Previous year:')).toBe('No change from Previous year');
		}
	});

	it('shows no change without a comparison', () => {
		const { container } = show({ value: '141', isCompared: false });
		expect(container).toHaveTextContent(/^Orders141$/);
	});

	it('[S8.8] shows 0, not N/A, where a number is zero', () => {
		show({ value: 0, delta: 0, prevValue: 0 });
		expect(screen.getByText('0')).toBeVisible();
		expect(screen.getByText('0%')).toBeVisible();
		expect(
			screen.getByText('No change from Previous period. Previous period: 0'),
		).toBeInTheDocument();
		expect(screen.queryByText(/N\/A/)).not.toBeInTheDocument();
	});

	it('is new when the earlier number was 0, and tells screen readers', () => {
		show({ value: '$9.00', delta: 0, isNew: true, prevValue: '$0.00' });
		expect(screen.getByText('new')).toBeVisible();
		expect(screen.queryByText('0%')).not.toBeInTheDocument();
		expect(
			screen.getByText('New: there was nothing in Previous period. Previous period: $0.00'),
		).toBeInTheDocument();
	});

	it('shows an amount instead of a percentage that says nothing, in its direction', () => {
		show({ value: '$930.00', delta: 1, deltaAmount: '$970.00', prevValue: '-$40.00', href: '?' });
		expect(screen.getByRole('link')).toHaveClass('is-good-trend');
		expect(screen.getByText('$970.00')).toBeVisible();
		expect(
			screen.getByText('Up by $970.00 from Previous period. Previous period: -\u2060$40.00'),
		).toBeInTheDocument();
		expect(deltaSentence(-1, 'Previous year:', '$20.00')).toBe('Down by $20.00 from Previous year');
	});

	it('paints a neutral change neither good nor bad', () => {
		show({ delta: -12, neutralTrend: true, href: '?' });
		expect(screen.getByRole('link')).toHaveClass('is-neutral-trend');
		expect(screen.getByText('12%').closest('.woocommerce-summary__item-delta')).toHaveClass(
			'is-neutral',
		);
	});

	it.each([
		[5, false, 'is-good-trend'],
		[-5, false, 'is-bad-trend'],
		[5, true, 'is-bad-trend'],
		[-5, true, 'is-good-trend'],
		[0, false, 'is-neutral-trend'],
		[null, false, 'is-neutral-trend'],
	])(
		'shows a change of %s with reverseTrend %s in the class %s',
		(delta, reverseTrend, className) => {
			show({ delta, reverseTrend, href: '?' });
			expect(screen.getByRole('link')).toHaveClass(className);
		},
	);

	it('marks the selected one', () => {
		show({ selected: true, href: '?' });
		expect(screen.getByRole('link', { current: 'page' })).toHaveClass('is-selected');
	});

	it('is plain text without an address', () => {
		show({ value: 1 });
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
	});

	it('calls its handler for clicks on its link', async () => {
		const onLinkClickCallback = jest.fn();
		show({ href: 'admin.php?page=wc-admin', onLinkClickCallback });
		await userEvent.click(screen.getByRole('link'));
		expect(onLinkClickCallback).toHaveBeenCalledTimes(1);
	});

	it('explains its label on demand and to screen readers', () => {
		show({ labelTooltipText: 'Without refunds' });
		expect(screen.getByText('(Without refunds)')).toHaveClass('screen-reader-text');
	});
});

describe('SummaryList', () => {
	const resizeTo = (width: number) =>
		act(() => {
			window.innerWidth = width;
			window.dispatchEvent(new Event('resize'));
		});
	afterEach(() => resizeTo(1024));

	it('[S2.other-widgets.5] is headed Performance Indicators and shows all numbers on large viewports', () => {
		resizeTo(960);
		render(<examples.SevenNumbers />);
		expect(screen.getByRole('navigation', { name: 'Performance Indicators' })).toBeVisible();
		expect(screen.getByRole('list')).toHaveClass('has-7-items');
		expect(screen.getAllByRole('link')).toHaveLength(7);
	});

	it('[S2.other-widgets.5] is a dropdown of the selected number below the large viewport', async () => {
		resizeTo(959);
		render(<examples.SevenNumbers />);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		const button = screen.getByRole('button', { name: /Gross sales/, expanded: false });
		await userEvent.click(button);
		expect(screen.getAllByRole('link')).toHaveLength(6);
		expect(screen.getAllByRole('button')).toHaveLength(1);
		await userEvent.keyboard('{Escape}');
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
	});

	it('closes the dropdown when another number is chosen or the page is pressed elsewhere', async () => {
		resizeTo(390);
		render(<examples.SevenNumbers />);
		await userEvent.click(screen.getByRole('button'));
		await userEvent.click(screen.getByRole('link', { name: /Returns/ }));
		expect(window.location.search).toContain('chart=1');
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
		await userEvent.click(screen.getByRole('button'));
		await userEvent.click(document.body);
		expect(screen.queryByRole('link')).not.toBeInTheDocument();
	});

	it('shows all numbers everywhere when none is selected', () => {
		resizeTo(390);
		render(<examples.WithoutSelection />);
		expect(screen.getAllByRole('link')).toHaveLength(5);
	});

	it('announces that data is loading in a place of the same size', () => {
		render(<examples.Loading />);
		expect(screen.getByRole('status')).toHaveTextContent('Your requested data is loading');
		expect(screen.getByRole('list', { hidden: true })).toHaveClass('has-7-items');
	});
});
