import { useState } from 'react';
import type { PlayContext } from '../../testing/stories';
import { PhoneNumberInput as component } from '../on-demand';
import { PhoneNumberInput } from './phone-number-input';

export default { title: 'Fields/PhoneNumberInput', component };

function Kept({ start = '' }: { start?: string }) {
	const [value, setValue] = useState(start);
	return (
		<div>
			<label htmlFor="phone">Phone of the shop</label>{' '}
			<PhoneNumberInput id="phone" value={value} onChange={setValue} />
		</div>
	);
}

export function Empty() {
	return <Kept />;
}

export function OfLondon() {
	return <Kept start="+44 20 7946 0958" />;
}

export function ListOfCountries() {
	return <Kept start="+49 30 123456" />;
}
ListOfCountries.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button'));
};
