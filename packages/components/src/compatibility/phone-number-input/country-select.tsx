import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { useDismiss, useListBox } from '../../primitives';
import type { PhoneCountry } from './countries';

interface CountrySelectProps {
	/** Id of the input beside it. */
	id: string;
	countries: readonly PhoneCountry[];
	country: PhoneCountry;
	onChoose: (country: PhoneCountry) => void;
	selectedRender: (country: PhoneCountry) => ReactNode;
	itemRender: (country: PhoneCountry) => ReactNode;
	arrowRender: () => ReactNode;
}

/** A button with the chosen country and the list that it opens. */
export function CountrySelect(props: CountrySelectProps) {
	const { id, country, onChoose } = props;
	const frame = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	useDismiss(
		isOpen,
		(node) => Boolean(frame.current?.contains(node)),
		() => setIsOpen(false),
	);
	const close = () => {
		setIsOpen(false);
		button.current?.focus();
	};
	return (
		<div ref={frame} className="wcpay-component-phone-number-input__country">
			<button
				ref={button}
				type="button"
				id={`${id}-toggle-button`}
				className="wcpay-component-phone-number-input__button"
				aria-haspopup="listbox"
				aria-expanded={isOpen}
				aria-controls={isOpen ? `${id}-menu` : undefined}
				aria-label={sprintf(
					/* translators: 1: name of a country, 2: its calling code, such as +49 */
					__('Country: %1$s, %2$s', 'store-analytics'),
					country.name,
					`+${country.code}`,
				)}
				onClick={() => (isOpen ? close() : setIsOpen(true))}
				onKeyDown={(event) => {
					if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return;
					event.preventDefault();
					setIsOpen(true);
				}}
			>
				{props.selectedRender(country)}
				<span
					className={clsx('wcpay-component-phone-number-input__button-arrow', { invert: isOpen })}
				>
					{props.arrowRender()}
				</span>
			</button>
			{isOpen && (
				<CountryList
					{...props}
					onClose={(chosen) => {
						close();
						if (chosen) onChoose(chosen);
					}}
				/>
			)}
		</div>
	);
}

interface CountryListProps extends CountrySelectProps {
	/** Called with the choice, if there is one. */
	onClose: (chosen?: PhoneCountry) => void;
}

function CountryList({ id, countries, country, itemRender, onClose }: CountryListProps) {
	const list = useRef<HTMLUListElement>(null);
	const [active, setActive] = useState(countries.indexOf(country));
	useEffect(() => list.current?.focus(), []);
	const listBox = useListBox({
		id: `${id}-menu`,
		optionIds: `${id}-item`,
		count: countries.length,
		active,
		onMove: (index) => setActive(index ?? active),
		onChoose: (index) => onClose(countries[index]),
		onClose: () => onClose(),
		textOf: (index) => countries[index]?.name ?? '',
	});
	return (
		<ul
			{...listBox.list}
			ref={list}
			role="listbox"
			className="wcpay-component-phone-number-input__menu"
			tabIndex={0}
			aria-label={__('Country', 'store-analytics')}
			aria-activedescendant={listBox.activeId}
			onKeyDown={(event) => {
				if (listBox.onKeyDown(event)) event.stopPropagation();
			}}
		>
			{countries.map((one, index) => (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter picks it in the list, which keeps the focus (aria-activedescendant)
				<li
					key={one.alpha2}
					{...listBox.option(index)}
					role="option"
					aria-selected={one === country}
					className={clsx('wcpay-component-phone-number-input__menu-item', {
						highlighted: index === active,
					})}
					onMouseMove={() => setActive(index)}
					onClick={() => onClose(one)}
				>
					{itemRender(one)}
				</li>
			))}
		</ul>
	);
}
