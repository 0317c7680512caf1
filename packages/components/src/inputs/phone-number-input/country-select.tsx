import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { useDismiss } from '../../primitives';
import type { PhoneCountry } from './countries';
import { useTypedWord } from './use-typed-word';

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
	const onKeyDown = useListKeys({ countries, active, setActive, onClose });
	return (
		<ul
			ref={list}
			id={`${id}-menu`}
			className="wcpay-component-phone-number-input__menu"
			role="listbox"
			tabIndex={0}
			aria-label={__('Country', 'store-analytics')}
			aria-activedescendant={`${id}-item-${active}`}
			onKeyDown={onKeyDown}
		>
			{countries.map((one, index) => (
				<Item
					key={one.alpha2}
					id={`${id}-item-${index}`}
					isActive={index === active}
					isSelected={one === country}
					onPoint={() => setActive(index)}
					onPress={() => onClose(one)}
				>
					{itemRender(one)}
				</Item>
			))}
		</ul>
	);
}

interface ItemProps {
	id: string;
	isActive: boolean;
	isSelected: boolean;
	onPoint: () => void;
	onPress: () => void;
	children: ReactNode;
}

function Item({ id, isActive, isSelected, onPoint, onPress, children }: ItemProps) {
	const item = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (isActive) item.current?.scrollIntoView?.({ block: 'nearest' });
	}, [isActive]);
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter picks it in the list, which keeps the focus (aria-activedescendant)
		<li
			ref={item}
			id={id}
			role="option"
			aria-selected={isSelected}
			className={clsx('wcpay-component-phone-number-input__menu-item', { highlighted: isActive })}
			onMouseMove={onPoint}
			onClick={onPress}
		>
			{children}
		</li>
	);
}

interface ListKeys {
	countries: readonly PhoneCountry[];
	active: number;
	setActive: (index: number) => void;
	onClose: (chosen?: PhoneCountry) => void;
}

function useListKeys({ countries, active, setActive, onClose }: ListKeys) {
	const typed = useTypedWord();
	const last = countries.length - 1;
	return (event: KeyboardEvent) => {
		const word = typed(event);
		if (word !== '') {
			const found = countries.findIndex(({ name }) => name.toLowerCase().startsWith(word));
			if (found >= 0) setActive(found);
			return;
		}
		const moves: Record<string, () => void> = {
			ArrowDown: () => setActive(active === last ? 0 : active + 1),
			ArrowUp: () => setActive(active === 0 ? last : active - 1),
			Home: () => setActive(0),
			End: () => setActive(last),
			Enter: () => onClose(countries[active]),
			' ': () => onClose(countries[active]),
			Escape: () => onClose(),
		};
		const move = moves[event.key];
		if (!move) return;
		event.preventDefault();
		event.stopPropagation();
		move();
	};
}
