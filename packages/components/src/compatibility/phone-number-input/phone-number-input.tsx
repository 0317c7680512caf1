import { useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { Icon, useInstanceId } from '../../primitives';
import { useGivenStore } from '../../store-context/store-context';
import { CountrySelect } from './country-select';
import { countryOf, phoneCountries, type PhoneCountry } from './countries';
import './phone-number-input.css';

export interface PhoneNumberInputProps {
	/** With its calling code: `+1 234-567-8901`. */
	value: string;
	/** Called with the typed number, the number in the form `+12345678901`, and the two letters of its country. */
	onChange: (value: string, e164: string, country: string) => void;
	/** Id of the input, for a `<label>`; without it the input has a name of its own. */
	id?: string;
	className?: string;
	/** Renders the chosen country in the button; by default its flag and calling code. */
	selectedRender?: (country: PhoneCountry) => ReactNode;
	/** Renders a country in the list; by default flag, name and calling code. */
	itemRender?: (country: PhoneCountry) => ReactNode;
	arrowRender?: () => ReactNode;
}

/**
 * An input for international phone numbers: the country in a list, the rest in a field for digits, spaces and hyphens.
 */
export function PhoneNumberInput(props: PhoneNumberInputProps) {
	const { value, onChange, id, className, arrowRender = defaultArrow } = props;
	const { selectedRender = defaultSelected, itemRender = defaultItem } = props;
	const ownId = useInstanceId('phone-number');
	const { locale = 'en' } = useGivenStore();
	const countries = useMemo(() => phoneCountries(locale), [locale]);
	const [chosen, setChosen] = useState('US');
	const country =
		countryOf(value, countries, chosen) ?? countries.find(({ alpha2 }) => alpha2 === chosen);
	if (!country) return null;
	const local = withoutCode(value, country);
	const tell = (next: PhoneCountry, rest: string) => {
		const digits = rest.replace(/\D/g, '');
		onChange(`+${next.code} ${rest}`, `+${next.code}${digits}`, next.alpha2);
	};
	const type = (text: string) => {
		// The user has pasted a number with its calling code.
		const pasted = countryOf(text, countries, country.alpha2);
		const rest = pasted ? withoutCode(text, pasted) : text;
		setChosen((pasted ?? country).alpha2);
		tell(pasted ?? country, cleaned(rest));
	};
	return (
		<div className={clsx(className, 'wcpay-component-phone-number-input')}>
			<CountrySelect
				{...{ countries, country, selectedRender, itemRender, arrowRender }}
				id={id ?? ownId}
				onChoose={(next) => {
					setChosen(next.alpha2);
					tell(next, local);
				}}
			/>
			<input
				id={id ?? ownId}
				type="tel"
				className="wcpay-component-phone-number-input__input"
				aria-label={id === undefined ? __('Phone number', 'store-analytics') : undefined}
				value={local}
				onChange={(event) => type(event.target.value)}
			/>
		</div>
	);
}

/** Returns a number without its calling code, if it has one. */
function withoutCode(number: string, { code }: PhoneCountry): string {
	const text = number.trimStart();
	if (!text.startsWith('+')) return cleaned(text);
	const behind = new RegExp(`^\\+\\D*${[...code].join('\\D*')}`);
	return cleaned(text.replace(behind, '')).trimStart();
}

function cleaned(text: string): string {
	return text.replace(/[^\d -]/g, '').replace(/([ -])[ -]+/g, '$1');
}

function Flag({ alpha2, flag }: PhoneCountry) {
	return (
		<img
			className="wcpay-component-phone-number-input__flag"
			src={flag}
			// The country's name or code is beside it.
			alt=""
			data-country={alpha2}
		/>
	);
}

function defaultSelected(country: PhoneCountry): ReactNode {
	return (
		<>
			<Flag {...country} /> +{country.code}
		</>
	);
}

function defaultItem(country: PhoneCountry): ReactNode {
	return (
		<>
			<Flag {...country} />
			{country.name} +{country.code}
		</>
	);
}

function defaultArrow(): ReactNode {
	return <Icon icon="chevron-down" size={18} />;
}
