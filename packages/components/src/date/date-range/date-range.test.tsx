import { useState } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarDay, moment } from '@store-analytics/date';
import { StoreProvider } from '../../store-context/store-context';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import { DateRange, type DateRangeProps } from './date-range';

pinShop();
// as: the page's settings are untyped.
const pinnedPage = window as { wcSettings?: unknown };
hideKnownWarnings();

let last: Partial<DateRangeProps> = {};

function Harness(props: Partial<DateRangeProps>) {
	const [draft, setDraft] = useState<Partial<DateRangeProps>>(props);
	return (
		<DateRange
			shortDateFormat="MM/DD/YYYY"
			{...draft}
			onUpdate={(changes) => {
				last = { ...last, ...changes };
				setDraft((old) => ({ ...old, ...changes }));
			}}
		/>
	);
}

function show(props: Partial<DateRangeProps> = {}, weekStart = 0) {
	last = props;
	render(
		<StoreProvider value={{ weekStart }}>
			<Harness {...props} />
		</StoreProvider>,
	);
}
const start = () => screen.getByRole('textbox', { name: 'Start date' });
const end = () => screen.getByRole('textbox', { name: 'End date' });
const days = () => ({
	after: last.after ? calendarDay(last.after) : null,
	before: last.before ? calendarDay(last.before) : null,
});
const isFuture = (date: Date) => calendarDay(moment(date)) > '2026-11-20';
const day = (name: RegExp) => screen.findByRole('button', { name });
const monthNames = () =>
	[...document.querySelectorAll('[data-visible="true"] strong')].map((month) => month.textContent);

async function fill(input: HTMLElement, text: string) {
	await userEvent.clear(input);
	await userEvent.click(input);
	await userEvent.paste(text);
}

describe('DateRange with typed dates', () => {
	it('[S5.dates.1] shows an error for invalid text, and removes it once the text is empty', async () => {
		show();
		await fill(start(), '10/45/2026');
		expect(screen.getByRole('alert')).toHaveTextContent('Invalid date');
		expect(start()).toBeInvalid();
		await userEvent.clear(start());
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(start()).toBeValid();
	});

	it('[S8.1] shows the error in a popover on the input', async () => {
		show();
		await fill(start(), 'x');
		const popover = screen.getByRole('alert').closest('.sa-popover');
		expect(popover?.parentElement).toContainElement(start());
		expect(start()).toHaveAccessibleDescription(expect.stringContaining('Invalid date'));
	});

	it('[S5.dates.2] accepts ISO dates and MM/DD/YYYY, and no future ones', async () => {
		show({ isInvalidDate: isFuture });
		await fill(start(), '2026-10-01');
		await fill(end(), '11/20/2026');
		expect(days()).toEqual({ after: '2026-10-01', before: '2026-11-20' });
		await fill(end(), '11/21/2026');
		expect(days()).toEqual({ after: '2026-10-01', before: null });
		expect(screen.getByRole('alert')).toHaveTextContent('Select a date in the past');
		expect(await day(/^Saturday, November 21, 2026 is not selectable\.$/)).toHaveAttribute(
			'aria-disabled',
			'true',
		);
	});

	it('[S5.dates.3] distinguishes invalid, future and swapped dates', async () => {
		show();
		await fill(end(), '10/10/2026');
		await fill(start(), 'tomorrow');
		expect(screen.getByRole('alert')).toHaveTextContent('Invalid date');
		await fill(start(), '11/21/2026');
		expect(screen.getByRole('alert')).toHaveTextContent('Select a date in the past');
		await fill(start(), '10/11/2026');
		expect(screen.getByRole('alert')).toHaveTextContent('Start date must be before end date');
	});

	it('[S5.dates.3] opens at the shop’s today, which can be typed; the day after is not past', async () => {
		// Still December in New York, and already January in most of the world.
		pinnedPage.wcSettings = { timeZone: 'America/New_York', storeNow: '2025-01-01T03:00:00Z' };
		show();
		await screen.findByRole('application');
		expect(monthNames()).toEqual(['December 2024']);
		await fill(end(), '12/31/2024');
		expect(days().before).toBe('2024-12-31');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		await fill(end(), '01/01/2025');
		expect(days().before).toBeNull();
		expect(screen.getByRole('alert')).toHaveTextContent('Select a date in the past');
	});

	it('validates a refused date again when the other one changes', async () => {
		show();
		await fill(end(), '10/10/2026');
		await fill(start(), '10/11/2026');
		expect(days().after).toBeNull();
		await fill(end(), '10/20/2026');
		expect(days()).toEqual({ after: '2026-10-11', before: '2026-10-20' });
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('[S5.dates.6] refuses an end outside of the range, or before start plus minimum nights; ? opens the shortcuts', async () => {
		show({ isInvalidDate: isFuture });
		await fill(start(), '10/05/2026');
		await fill(end(), '10/05/2026');
		expect(days().before).toBeNull();
		await fill(end(), '10/06/2026');
		expect(days().before).toBe('2026-10-06');
		await fill(end(), '12/01/2026');
		expect(days().before).toBeNull();
		await userEvent.clear(end());
		await screen.findByRole('application');
		await userEvent.type(end(), '?');
		expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
		expect(end()).toHaveValue('');
	});
});

describe('DateRange with its calendar', () => {
	it('chooses the start with the first click and the end with the second', async () => {
		show({ after: null, before: moment('2026-10-31'), beforeText: '10/31/2026' });
		await userEvent.click(await day(/October 5, 2026/));
		await userEvent.click(await day(/October 9, 2026/));
		expect(days()).toEqual({ after: '2026-10-05', before: '2026-10-09' });
		expect(start()).toHaveValue('10/05/2026');
		expect(end()).toHaveValue('10/09/2026');
	});

	it('keeps the focus inside when a day is clicked, so that Escape still closes the layer', async () => {
		show();
		await userEvent.click(await day(/November 5, 2026/));
		expect(document.activeElement).toContainElement(screen.getByRole('application'));
	});

	it('[S5.dates.4] says that a disabled day is not selectable', async () => {
		show({ isInvalidDate: isFuture });
		const tomorrow = await day(/^Saturday, November 21, 2026 is not selectable\.$/);
		await userEvent.click(tomorrow);
		expect(days()).toEqual({ after: null, before: null });
	});

	it('starts weeks on the day of the shop', async () => {
		show({}, 1);
		await screen.findByRole('application');
		const names = [...document.querySelectorAll('.DayPicker_weekHeader_li')].slice(0, 7);
		expect(names.map(({ textContent }) => textContent)).toEqual([
			'Mo',
			'Tu',
			'We',
			'Th',
			'Fr',
			'Sa',
			'Su',
		]);
	});

	it('shows the month of a typed date', async () => {
		show();
		await screen.findByRole('application');
		await fill(start(), '02/03/2025');
		await waitFor(() => expect(monthNames()).toEqual(['February 2025']));
	});

	it('moves the focus to losesFocusTo, if there is one, when Escape leaves the calendar', async () => {
		const place = document.createElement('button');
		document.body.append(place);
		show({ losesFocusTo: place });
		await screen.findByRole('application');
		await userEvent.click(end());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'button'));
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
		await waitFor(() => expect(place).toHaveFocus());
		place.remove();
	});

	it('moves the focus in with the down arrow and back with Escape', async () => {
		show({ before: moment('2026-10-31'), beforeText: '10/31/2026' });
		await screen.findByRole('application');
		await userEvent.click(end());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'button'));
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
		await waitFor(() => expect(end()).toHaveFocus());
		expect(
			screen
				.getAllByRole('button')
				.some(({ tabIndex, tagName }) => tagName === 'TD' && tabIndex === 0),
		).toBe(true);
	});

	it('[S9.date-picker.2] has a minimum of one night, full month names, two-letter weekdays, and one reaction to a held key', async () => {
		show({ before: moment('2026-10-31'), beforeText: '10/31/2026', after: moment('2026-10-05') });
		await screen.findByRole('application');
		expect(monthNames()).toEqual(['October 2026']);
		expect(document.querySelector('.DayPicker_weekHeader_li')).toHaveTextContent(/^Su$/);
		expect(document.querySelector('.CalendarMonth')).toHaveStyle({ padding: '0px 13px' });
		await fill(end(), '10/05/2026');
		expect(days().before).toBeNull();
		await userEvent.click(start());
		fireEvent.keyDown(start(), { key: 'ArrowDown' });
		fireEvent.keyDown(start(), { key: '?' });
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});

	it.each([
		[1400, 1],
		[700, 2],
		[390, 1],
	])('[S9.date-picker.1] in a viewport of %d px shows %d month(s)', async (width, months) => {
		const before = window.innerWidth;
		window.innerWidth = width;
		show();
		await screen.findByRole('application');
		expect(monthNames()).toHaveLength(months);
		window.innerWidth = before;
	});

	it('keeps its place while the calendar loads', () => {
		show();
		const busy = screen.getByText('Loading calendar…').parentElement;
		expect(busy).toHaveAttribute('aria-busy', 'true');
		expect(busy?.style.minBlockSize || busy?.getAttribute('style')).toBeTruthy();
		expect(within(document.body).getByRole('textbox', { name: 'Start date' })).toBeEnabled();
	});
});
