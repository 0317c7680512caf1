import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@store-analytics/currency';
import { Button, Popover } from '../../primitives';
import './tag.css';

export interface TagProps {
	/** The tag is hidden without it; HTML entities are decoded. */
	label: string;
	id?: number | string;
	/** Returns the handler of the remove button. */
	remove?: (id: number | string | undefined) => () => void;
	/** Turns the label into a button that opens this. */
	popoverContents?: ReactNode;
	screenReaderLabel?: string;
	className?: string;
}

/**
 * Shows a chosen item, with an optional remove button or popover.
 * @example <Tag id={5} label="Mug" remove={(id) => () => removeItem(id)} />
 */
export function Tag({
	label: encoded,
	id,
	remove,
	popoverContents,
	screenReaderLabel,
	className,
}: TagProps) {
	// Extensions pass numbers, too.
	const label = encoded ? decodeEntities(String(encoded)) : '';
	const tag = useRef<HTMLSpanElement>(null);
	// The place of its list while that is open.
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	if (!label) return null;
	const close = () => {
		setAnchor(null);
		tag.current?.querySelector('button')?.focus();
	};
	const text = <TagText label={label} spoken={screenReaderLabel ?? label} />;
	return (
		<span
			ref={tag}
			className={clsx('woocommerce-tag', className, { 'has-remove': Boolean(remove) })}
		>
			{popoverContents ? (
				<Button
					className="woocommerce-tag__text"
					aria-expanded={anchor !== null}
					onClick={() => setAnchor(anchor ? null : tag.current)}
				>
					{text}
				</Button>
			) : (
				<span className="woocommerce-tag__text">{text}</span>
			)}
			{anchor && (
				<Popover
					anchor={anchor}
					className="woocommerce-tag__popover"
					onClose={(reason) => (reason === 'outside' ? setAnchor(null) : close())}
				>
					{popoverContents}
				</Popover>
			)}
			{remove && (
				<Button
					className="woocommerce-tag__remove"
					icon="close"
					iconSize={18}
					// translators: %s: the name of a chosen item.
					label={sprintf(__('Remove %s', 'store-analytics'), label)}
					onClick={remove(id)}
				/>
			)}
		</span>
	);
}

function TagText({ label, spoken }: { label: string; spoken: string }) {
	if (label === spoken) return label;
	return (
		<>
			<span className="screen-reader-text">{spoken}</span>
			<span aria-hidden="true">{label}</span>
		</>
	);
}
