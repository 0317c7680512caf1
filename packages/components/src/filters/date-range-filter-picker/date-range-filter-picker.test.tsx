import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCurrentDates, getDateParamsFromQuery } from '@store-analytics/date';
import { axeViolations } from '../../testing/axe';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import { DateRangeFilterPicker } from './date-range-filter-picker';

pinShop();
hideKnownWarnings();

const OCTOBER = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-10-01',
	before: '2026-10-31',
};

async function open(
	query: Record<string, string> = { period: 'month', compare: 'previous_year' },
	isoDateFormat?: string,
) {
	const onRangeSelect = jest.fn();
	const { primary, secondary } = getCurrentDates(query);
	const dateQuery = {
		...getDateParamsFromQuery(query),
		primaryDate: primary,
		secondaryDate: secondary,
	};
	render(<DateRangeFilterPicker {...{ dateQuery, onRangeSelect, isoDateFormat }} />);
	await userEvent.click(toggle());
	return { onRangeSelect };
}
const toggle = () => screen.getByRole('button', { name: /^Date range:/ });
const tab = (name: string) => screen.getByRole('tab', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

async function fill(name: string, text: string) {
	await userEvent.clear(field(name));
	await userEvent.click(field(name));
	await userEvent.paste(text);
}

describe('DateRangeFilterPicker', () => {
	it('[S1.3] shows on its button the dates and the comparison', async () => {
		await open();
		expect(toggle()).toHaveTextContent('Month to date (Nov 1 - 20, 2026)');
		expect(toggle()).toHaveTextContent('vs. Previous year (Nov 1 - 20, 2025)');
	});

	it('passes custom dates on in the requested notation', async () => {
		const { onRangeSelect } = await open(OCTOBER, 'D.M.YYYY');
		await userEvent.click(button('Update'));
		expect(onRangeSelect.mock.calls).toEqual([
			[
				{
					period: 'custom',
					compare: 'previous_year',
					after: '1.10.2026',
					before: '31.10.2026',
				},
			],
		]);
	});

	it('[S2.date-range-dropdown.1] has the tabs Presets and Custom', async () => {
		await open();
		expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
			'Presets',
			'Custom',
		]);
	});

	it('[S4.date-picker.1] opens on the tab of the current range', async () => {
		await open(OCTOBER);
		expect(tab('Custom')).toHaveAttribute('aria-selected', 'true');
		await userEvent.click(tab('Presets'));
		expect(tab('Presets')).toHaveAttribute('aria-selected', 'true');
		expect(tab('Custom')).toHaveAttribute('aria-selected', 'false');
	});

	it('[S4.date-picker.2] selects Today when Presets is chosen while the range is custom', async () => {
		const { onRangeSelect } = await open(OCTOBER);
		await userEvent.click(tab('Presets'));
		expect(radio('Today')).toBeChecked();
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith({
			period: 'today',
			compare: 'previous_year',
			after: undefined,
			before: undefined,
		});
	});

	it('[S4.date-picker.2] keeps the preset when Presets is chosen again and the range is not custom', async () => {
		const { onRangeSelect } = await open();
		await userEvent.click(tab('Custom'));
		await userEvent.click(tab('Presets'));
		expect(radio('Month to date')).toBeChecked();
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith(expect.objectContaining({ period: 'month' }));
	});

	it('[S4.date-picker.4] clears the dates of a custom range when a preset is confirmed', async () => {
		const { onRangeSelect } = await open(OCTOBER);
		await userEvent.click(tab('Presets'));
		await userEvent.click(radio('Last month'));
		expect(onRangeSelect.mock.calls).toEqual([
			[
				{
					period: 'last_month',
					compare: 'previous_year',
					after: undefined,
					before: undefined,
					compare_after: undefined,
					compare_before: undefined,
				},
			],
		]);
	});

	it('[S4.date-picker.4] passes on a preset without dates, closes and returns the focus', async () => {
		const { onRangeSelect } = await open();
		radio('Previous year').focus();
		await userEvent.keyboard('{ArrowUp}');
		expect(radio('Previous period')).toBeChecked();
		expect(onRangeSelect).not.toHaveBeenCalled();
		await userEvent.click(radio('Last quarter'));
		expect(onRangeSelect).toHaveBeenCalledWith({
			period: 'last_quarter',
			compare: 'previous_period',
			after: undefined,
			before: undefined,
		});
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(toggle()).toHaveFocus();
	});

	it('[S4.date-picker.3] passes on typed dates as a custom range in ISO', async () => {
		const { onRangeSelect } = await open();
		await userEvent.click(tab('Custom'));
		await fill('Start date', '10/05/2026');
		await fill('End date', '2026-11-02');
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith({
			period: 'custom',
			compare: 'previous_year',
			after: '2026-10-05',
			before: '2026-11-02',
		});
	});

	it('[S5.dates.5] keeps Update disabled until both dates are valid', async () => {
		await open();
		await userEvent.click(tab('Custom'));
		await userEvent.click(button('Reset'));
		expect(button('Update')).toBeDisabled();
		await fill('Start date', '10/05/2026');
		expect(button('Update')).toBeDisabled();
		await fill('End date', '10/0');
		expect(button('Update')).toBeDisabled();
		await fill('End date', '10/09/2026');
		expect(button('Update')).toBeEnabled();
	});

	it('begins custom dates with the current range', async () => {
		await open();
		await userEvent.click(tab('Custom'));
		expect(field('Start date')).toHaveValue('11/01/2026');
		expect(field('End date')).toHaveValue('11/20/2026');
	});

	it('takes no preset while arrow keys move through them, and the chosen one with Space', async () => {
		const { onRangeSelect } = await open();
		radio('Month to date').focus();
		await userEvent.keyboard('{ArrowDown}');
		expect(radio('Last month')).toBeChecked();
		expect(onRangeSelect).not.toHaveBeenCalled();
		await userEvent.keyboard(' ');
		expect(onRangeSelect).toHaveBeenCalledWith(expect.objectContaining({ period: 'last_month' }));
	});

	it('shows the months of the range beside the presets, whose days lead to custom dates', async () => {
		await open();
		await userEvent.click(await screen.findByRole('button', { name: /November 5, 2026/ }));
		expect(tab('Custom')).toHaveAttribute('aria-selected', 'true');
		expect(field('Start date')).toHaveValue('11/05/2026');
	});

	it('[S5.dates.2] takes dates as the language writes them, and names the form of an invalid one', async () => {
		const { onRangeSelect } = await open();
		await userEvent.click(tab('Custom'));
		await fill('Start date', '1/2/26');
		expect(screen.getByRole('alert')).toHaveTextContent('Invalid date. Enter it like 11/20/2026.');
		await fill('Start date', '1/2/2026');
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith(expect.objectContaining({ after: '2026-01-02' }));
	});

	it('accepts a range of a single day', async () => {
		const { onRangeSelect } = await open();
		await userEvent.click(tab('Custom'));
		await fill('Start date', '10/05/2026');
		await fill('End date', '10/05/2026');
		await userEvent.keyboard('{Enter}');
		expect(onRangeSelect).toHaveBeenCalledWith(
			expect.objectContaining({ after: '2026-10-05', before: '2026-10-05' }),
		);
	});

	it('empties the dates on Reset', async () => {
		await open(OCTOBER);
		await userEvent.click(button('Reset'));
		expect(field('Start date')).toHaveValue('');
		expect(field('End date')).toHaveValue('');
		expect(button('Update')).toBeDisabled();
	});

	it('takes a comparison at once, closes and returns the focus, on both tabs', async () => {
		const { onRangeSelect } = await open();
		await userEvent.click(radio('Previous period'));
		const dates = { after: undefined, before: undefined };
		const noDates = { compare_after: undefined, compare_before: undefined };
		expect(onRangeSelect.mock.calls).toEqual([
			[{ period: 'month', compare: 'previous_period', ...dates, ...noDates }],
		]);
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(toggle()).toHaveFocus();
		cleanup();

		const { onRangeSelect: onOctober } = await open(OCTOBER);
		await userEvent.click(radio('No comparison'));
		expect(onOctober.mock.calls).toEqual([[{ ...OCTOBER, compare: 'none', ...noDates }]]);
	});

	it('waits for Update with a comparison beside a range that has changed too', async () => {
		const { onRangeSelect } = await open();
		await userEvent.click(tab('Custom'));
		await userEvent.click(radio('Previous period'));
		expect(onRangeSelect).not.toHaveBeenCalled();
		await fill('Start date', '10/05/2026');
		await userEvent.click(radio('No comparison'));
		expect(onRangeSelect).not.toHaveBeenCalled();
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith(
			expect.objectContaining({ period: 'custom', compare: 'none', after: '2026-10-05' }),
		);
	});

	it('drops unconfirmed changes', async () => {
		const { onRangeSelect } = await open();
		radio('Previous year').focus();
		await userEvent.keyboard('{ArrowUp}{Escape}');
		expect(toggle()).toHaveFocus();
		await userEvent.click(toggle());
		expect(radio('Previous year')).toBeChecked();
		expect(onRangeSelect).not.toHaveBeenCalled();
	});

	it('moves between tabs with the arrow keys', async () => {
		await open();
		expect(tab('Presets')).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		expect(tab('Custom')).toHaveFocus();
		expect(tab('Custom')).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{ArrowRight}');
		expect(tab('Presets')).toHaveFocus();
	});

	it('is accessible when open, on both tabs', async () => {
		await open(OCTOBER);
		await screen.findByRole('application');
		expect(await axeViolations()).toEqual([]);
		await userEvent.click(tab('Presets'));
		const period = screen.getByRole('group', { name: 'Select a preset period' });
		expect(within(period).getAllByRole('radio')).toHaveLength(18);
		expect(await axeViolations()).toEqual([]);
	});
});
