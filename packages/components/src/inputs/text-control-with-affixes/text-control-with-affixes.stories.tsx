import { useState } from 'react';
import { TextControlWithAffixes } from './text-control-with-affixes';

export default { title: 'Forms/TextControlWithAffixes', component: TextControlWithAffixes };

export function Price() {
	const [price, setPrice] = useState('25.00');
	return (
		<TextControlWithAffixes
			label="Price"
			help="Without tax."
			prefix="$"
			suffix="per item"
			value={price}
			onChange={setPrice}
		/>
	);
}

export function EmptyWithSuffix() {
	const [share, setShare] = useState('');
	return (
		<TextControlWithAffixes
			label="Share"
			type="number"
			suffix="%"
			value={share}
			onChange={setShare}
		/>
	);
}

export function Disabled() {
	return (
		<TextControlWithAffixes label="Price" prefix="$" value="25.00" disabled onChange={() => {}} />
	);
}

export function LongText() {
	const [address, setAddress] = useState('a-page-with-a-very-long-name-'.repeat(5));
	return (
		<TextControlWithAffixes
			label="Address"
			prefix="https://shop.example/products/"
			value={address}
			onChange={setAddress}
		/>
	);
}
