import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneNumberInput, type PhoneNumberInputProps } from './phone-number-input';

const heard: unknown[][] = [];
const button = () => screen.getByRole('button');
const field = () => screen.getByLabelText('Phone');

function Kept({ start = '', ...rest }: { start?: string } & Partial<PhoneNumberInputProps>) {
	const [value, setValue] = useState(start);
	return (
		<>
			<label htmlFor="phone">Phone</label>
			<PhoneNumberInput
				id="phone"
				{...rest}
				value={value}
				onChange={(...told) => {
					heard.push(told);
					setValue(told[0]);
				}}
			/>
		</>
	);
}

beforeEach(() => {
	heard.length = 0;
});

describe('PhoneNumberInput', () => {
	it('reports a number as typed, as E.164 and with its country', async () => {
		const { container } = render(<Kept start="+44 20 7946 0958" className="mine" />);
		expect(container.querySelector('.mine')).toHaveClass('wcpay-component-phone-number-input');
		expect(button()).toHaveAccessibleName('Country: United Kingdom, +44');
		expect(field()).toHaveValue('20 7946 0958');
		await userEvent.clear(field());
		await userEvent.type(field(), '(1) 6-');
		expect(heard).toEqual([
			['+44 ', '+44', 'GB'],
			['+44 ', '+44', 'GB'],
			['+44 1', '+441', 'GB'],
			['+44 1', '+441', 'GB'],
			['+44 1 ', '+441', 'GB'],
			['+44 1 6', '+4416', 'GB'],
			['+44 1 6-', '+4416', 'GB'],
		]);
		expect(field()).toHaveValue('1 6-');
	});

	it('follows the calling code of a pasted number', async () => {
		render(<Kept />);
		expect(button()).toHaveAccessibleName('Country: United States, +1');
		await userEvent.click(field());
		await userEvent.paste('+49 (30) 123-456');
		expect(heard).toEqual([['+49 30 123-456', '+4930123456', 'DE']]);
		expect(button()).toHaveTextContent('+49');
	});

	it('chooses another country from its list by keyboard, and keeps the rest of the number', async () => {
		render(<Kept start="+1 604 555 0100" />);
		expect(button()).toHaveAccessibleName('Country: Canada, +1');
		button().focus();
		await userEvent.keyboard('{ArrowDown}');
		const list = screen.getByRole('listbox');
		expect(list).toHaveFocus();
		const active = () =>
			document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
		expect(active()).toBe('Canada +1');
		expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Canada +1');
		await userEvent.keyboard('united k');
		expect(active()).toBe('United Kingdom +44');
		await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
		expect(heard).toEqual([['+971 604 555 0100', '+9716045550100', 'AE']]);
		expect(screen.queryByRole('listbox')).toBeNull();
		expect(button()).toHaveFocus();
	});

	it('wraps at the ends of its list', async () => {
		render(<Kept />);
		await userEvent.click(button());
		const active = () => document.querySelector('.highlighted')?.textContent;
		await userEvent.keyboard('{Home}');
		expect(active()).toBe('Afghanistan +93');
		await userEvent.keyboard('{ArrowUp}');
		expect(active()).toBe('Zimbabwe +263');
		await userEvent.keyboard('{ArrowDown}{End}');
		expect(active()).toBe('Zimbabwe +263');
	});

	it('keeps a country that shares its calling code with a larger one', async () => {
		render(<Kept />);
		await userEvent.click(button());
		await userEvent.click(screen.getByRole('option', { name: 'Guernsey +44' }));
		await userEvent.type(field(), '14');
		expect(heard.at(-1)).toEqual(['+44 14', '+4414', 'GG']);
	});

	it('closes its list with Escape and by a press elsewhere, without a change', async () => {
		render(<Kept />);
		await userEvent.click(button());
		await userEvent.keyboard('{Escape}');
		expect(button()).toHaveFocus();
		expect(button()).toHaveAttribute('aria-expanded', 'false');
		await userEvent.click(button());
		await userEvent.click(field());
		expect(screen.queryByRole('listbox')).toBeNull();
		expect(heard).toEqual([]);
	});

	it('renders countries and the arrow with the given functions', async () => {
		render(
			<Kept
				selectedRender={({ alpha2 }) => <b>{alpha2}</b>}
				itemRender={({ name, code }) => `${code} ${name}`}
				arrowRender={() => <i>v</i>}
			/>,
		);
		expect(button()).toHaveTextContent('USv');
		await userEvent.click(button());
		expect(screen.getByRole('option', { name: '49 Germany' })).toBeVisible();
	});

	it('has a name of its own without a label', () => {
		render(<PhoneNumberInput value="" onChange={() => {}} />);
		expect(screen.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
	});
});
