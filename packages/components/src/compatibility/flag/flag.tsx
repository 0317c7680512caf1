import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { useGivenStore } from '../../store-context/store-context';
import { countryReference } from './country-reference';
import './flag.css';

/** The part of an order with its address. */
export interface OrderAddresses {
	shipping?: { country?: string } | null;
	billing?: { country?: string } | null;
}

export interface FlagProps {
	/** Two letters, three letters or three digits of ISO 3166-1. */
	code?: string;
	/** Its shipping country, else its billing country, wins over `code`. */
	order?: OrderAddresses | null;
	className?: string;
	/** Font size in pixels. */
	size?: number;
	/** For flags beside the country's name. */
	hideFromScreenReader?: boolean;
}

/**
 * Shows a country's flag with the country's name; 'Invalid country flag' for an unknown country (S8.2).
 * @example <Flag code="DE" size={18} />
 */
export function Flag({ code, order, className, size, hideFromScreenReader = false }: FlagProps) {
	const { locale } = useGivenStore();
	const asked = order?.shipping?.country || order?.billing?.country || code || '';
	const country = countryReference(asked, locale);
	const naming = hideFromScreenReader
		? { 'aria-hidden': true }
		: country && { role: 'img', 'aria-label': country.name };
	return (
		<span
			{...naming}
			className={clsx('woocommerce-flag', className, { 'is-invalid': !country })}
			style={{ fontSize: size }}
		>
			{country ? (
				country.emoji
			) : (
				<span className="woocommerce-flag__fallback">
					{__('Invalid country flag', 'store-analytics')}
				</span>
			)}
		</span>
	);
}
