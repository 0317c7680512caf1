import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarDay } from '@store-analytics/date';
import { axeViolations } from '../../testing/axe';
import { pinShop } from '../../testing/pinned-shop';
import { hideKnownWarnings } from '../../testing/known-warnings';
import { DatePicker, type DatePickerUpdate } from './date-picker';

pinShop();
hideKnownWarnings();

let last: DatePickerUpdate = { date: null, text: '', error: null };

function Harness({ disabled = false }: { disabled?: boolean }) {
	const [state, setState] = useState<DatePickerUpdate>({ date: null, text: '', error: null });
	return (
		<DatePicker
			{...state}
			disabled={disabled}
			dateFormat="MM/DD/YYYY"
			isInvalidDate={(date) => date.getFullYear() > 2026}
			onUpdate={(update) => {
				last = update;
				setState(update);
			}}
		/>
	);
}
const input = () => screen.getByRole('textbox', { name: 'Choose a date' });
const chosen = () => (last.date ? calendarDay(last.date) : null);

describe('DatePicker', () => {
	it('accepts a typed date and refuses invalid text', async () => {
		render(<Harness />);
		await userEvent.click(input());
		await userEvent.paste('10/05/2026');
		expect(chosen()).toBe('2026-10-05');
		await userEvent.paste('1');
		expect(chosen()).toBeNull();
		expect(screen.getByRole('alert')).toHaveTextContent('Invalid date');
		await userEvent.clear(input());
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('refuses a typed date that is not selectable', async () => {
		render(<Harness />);
		await userEvent.click(input());
		await userEvent.paste('01/01/2027');
		expect(chosen()).toBeNull();
		expect(screen.getByRole('alert')).toHaveTextContent('Invalid date');
	});

	it('closes its calendar when it becomes disabled', async () => {
		const { rerender } = render(<Harness />);
		await userEvent.click(input());
		await screen.findByRole('application');
		rerender(<Harness disabled />);
		expect(input()).toBeDisabled();
		expect(screen.queryByRole('application')).not.toBeInTheDocument();
	});

	it('chooses from the calendar that opens below, which then closes', async () => {
		render(<Harness />);
		await userEvent.click(input());
		await userEvent.click(await screen.findByRole('button', { name: /November 3, 2026/ }));
		expect(chosen()).toBe('2026-11-03');
		expect(input()).toHaveValue('11/03/2026');
		expect(input()).toHaveFocus();
		expect(screen.queryByRole('application')).not.toBeInTheDocument();
	});

	it('[S5.dates.3] opens its calendar at the shop’s today', async () => {
		// as: the page's settings are untyped.
		(window as { wcSettings?: unknown }).wcSettings = {
			timeZone: 'America/New_York',
			storeNow: '2025-01-01T03:00:00Z',
		};
		render(<Harness />);
		await userEvent.click(input());
		expect(await screen.findByRole('button', { name: /December 31, 2024/ })).toBeVisible();
		expect(document.querySelector('[data-visible="true"] strong')).toHaveTextContent(
			'December 2024',
		);
	});

	it('closes its calendar with Escape, and is accessible while it is open', async () => {
		render(<Harness />);
		await userEvent.click(input());
		await screen.findByRole('application');
		expect(await axeViolations()).toEqual([]);
		await userEvent.keyboard('{Escape}');
		expect(screen.queryByRole('application')).not.toBeInTheDocument();
		expect(input()).toHaveFocus();
	});
});
