import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCurrentDates, getDateParamsFromQuery } from '@store-analytics/date';
import { axeViolations } from '../../testing/axe';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import { DateRangeFilterPicker } from './date-range-filter-picker';

pinShop();
hideKnownWarnings();

const noDates = {
	after: undefined,
	before: undefined,
	compare_after: undefined,
	compare_before: undefined,
};

async function open(query: Record<string, string> = { period: 'month', compare: 'previous_year' }) {
	const onRangeSelect = jest.fn();
	const { primary, secondary } = getCurrentDates(query);
	const dateQuery = {
		...getDateParamsFromQuery(query),
		primaryDate: primary,
		secondaryDate: secondary,
	};
	render(<DateRangeFilterPicker {...{ dateQuery, onRangeSelect }} />);
	await userEvent.click(screen.getByRole('button', { name: /^Date range:/ }));
	return onRangeSelect;
}
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.findByRole('radio', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const pick = async (name: string) => userEvent.click(await radio(name));

async function fill(name: string, text: string) {
	await userEvent.clear(field(name));
	await userEvent.click(field(name));
	if (text) await userEvent.paste(text);
}

describe('ranges beyond WooCommerce’s in the date picker', () => {
	it('stand below its presets, and are taken with one press', async () => {
		const onRangeSelect = await open();
		expect(screen.getAllByRole('radio').map((one) => one.id.replace(/^.*-/, ''))).toEqual([
			...['today', 'yesterday', 'week', 'last_week', 'month', 'last_month'],
			...['quarter', 'last_quarter', 'year', 'last_year'],
			...['last_7_days', 'last_30_days', 'last_90_days', 'last_365_days'],
			...['fiscal_year', 'last_fiscal_year', 'all', 'rolling'],
			...['previous_period', 'previous_year'],
			...['same_weekdays', 'same_weekdays_last_year', 'custom', 'none'],
		]);
		await pick('Last 30 days');
		expect(onRangeSelect.mock.calls).toEqual([
			[{ period: 'last_30_days', compare: 'previous_year', ...noDates }],
		]);
	});

	it('show at once where one of them is what the report shows', async () => {
		await open({ period: 'fiscal_year', compare: 'same_weekdays' });
		expect(await radio('Fiscal year to date')).toBeChecked();
		expect(await radio('Previous period, same weekdays')).toBeChecked();
	});

	it('may be of any number of days, weeks or months', async () => {
		const onRangeSelect = await open();
		await pick('Custom length');
		await fill('Number', '45');
		await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Weeks');
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith(
			expect.objectContaining({ period: 'last_45_weeks' }),
		);
	});

	it('begin with the number that shows', async () => {
		await open({ period: 'last_6_months', compare: 'none' });
		expect(await radio('Custom length')).toBeChecked();
		expect(field('Number')).toHaveValue('6');
		expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveValue('months');
	});

	it.each(['', '0', '1000', '1.5', '-3', 'many', '99999999999999'])(
		'are not taken with %j, and it is told what is',
		async (text) => {
			await open({ period: 'last_6_months', compare: 'none' });
			await radio('Custom length');
			await fill('Number', text);
			expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 999.');
			expect(field('Number')).toBeInvalid();
			expect(field('Number')).toHaveAccessibleDescription('Enter a whole number from 1 to 999.');
			expect(button('Update')).toBeDisabled();
		},
	);

	it.each(['٤٥', '۴۵', '４５', ' 45 '])('take a number in any digits: %s', async (text) => {
		const onRangeSelect = await open({ period: 'last_6_months', compare: 'none' });
		await radio('Custom length');
		await fill('Number', text);
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith(
			expect.objectContaining({ period: 'last_45_months' }),
		);
	});

	it('of all time have nothing before them to compare with, unless it is chosen', async () => {
		const onRangeSelect = await open();
		await pick('All time');
		expect(onRangeSelect).toHaveBeenCalledWith({ period: 'all', compare: 'none', ...noDates });
	});
});

describe('comparisons beyond WooCommerce’s in the date picker', () => {
	it.each([
		['Previous year, same weekdays', 'same_weekdays_last_year'],
		['No comparison', 'none'],
	])('%s stays beside custom dates', async (name, compare) => {
		const october = { after: '2026-10-01', before: '2026-10-31' };
		const onRangeSelect = await open({ period: 'custom', compare: 'previous_year', ...october });
		await pick(name);
		expect(onRangeSelect).toHaveBeenCalledWith({
			period: 'custom',
			compare,
			...noDates,
			...october,
		});
	});

	it('are any other dates, once both are there', async () => {
		const onRangeSelect = await open();
		await pick('Other dates');
		expect(button('Update')).toBeDisabled();
		await fill('Start date', '03/10/2025');
		expect(button('Update')).toBeDisabled();
		await fill('End date', '03/09/2025');
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Start date must be before end date',
		);
		await fill('End date', '2025-03-20');
		await userEvent.click(button('Update'));
		expect(onRangeSelect).toHaveBeenCalledWith({
			period: 'month',
			compare: 'custom',
			...noDates,
			compare_after: '2025-03-10',
			compare_before: '2025-03-20',
		});
	});

	it('begin with the dates that show', async () => {
		await open({
			period: 'month',
			compare: 'custom',
			compare_after: '2025-03-10',
			compare_before: '2025-03-20',
		});
		expect(await radio('Other dates')).toBeChecked();
		expect(
			[field('Start date'), field('End date')].map((one) => one.getAttribute('value')),
		).toEqual(['03/10/2025', '03/20/2025']);
	});

	it('are said on the button, and that there is none', async () => {
		await open({ period: 'last_7_days', compare: 'none' });
		const toggle = screen.getByRole('button', { name: /^Date range:/ });
		expect(toggle).toHaveTextContent('Last 7 days (Nov 13 - 19, 2026)No comparison');
	});

	it('are accessible, with every part open', async () => {
		await open({
			period: 'last_6_months',
			compare: 'custom',
			compare_after: '2025-03-10',
			compare_before: '2025-03-20',
		});
		await radio('Other dates');
		expect(await axeViolations()).toEqual([]);
		await fill('Number', '0');
		expect(await axeViolations()).toEqual([]);
	});
});
