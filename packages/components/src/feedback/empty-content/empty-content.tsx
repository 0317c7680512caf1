import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Button } from '../../primitives';
import { H } from '../../section/section';
import './empty-content.css';

export interface EmptyContentProps {
	title: string;
	message?: ReactNode;
	/** Address of a picture; '' for none. */
	illustration?: string;
	illustrationHeight?: number;
	illustrationWidth?: number;
	actionLabel: string;
	actionURL?: string;
	actionCallback?: () => void;
	secondaryActionLabel?: string;
	secondaryActionURL?: string;
	secondaryActionCallback?: () => void;
	className?: string;
}

/* Colours only as %23…: a '#' would end the data address. */
const drawing =
	"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 180' width='400' height='180' fill='none'>" +
	"<rect x='60' y='20' width='280' height='140' rx='6' fill='%23f6f7f7' stroke='%23ccc'/>" +
	"<path d='M90 60h220M90 90h220M90 120h220' stroke='%23e0e0e0'/>" +
	"<path d='M90 132l48-34 40 16 46-50 40 22 46-38' stroke='%232c6693' stroke-width='4' stroke-linejoin='round' stroke-linecap='round'/>" +
	"<path d='M90 138l48-10 40-18 46 12 40-26 46 8' stroke='%231d9a6c' stroke-width='3' stroke-dasharray='7 5' stroke-linejoin='round'/>" +
	"<circle cx='224' cy='64' r='7' fill='%23fff' stroke='%232c6693' stroke-width='4'/></svg>";

/** The picture when the caller has none of its own. */
const defaultIllustration = `data:image/svg+xml,${drawing}`;

/**
 * Shows an empty state: title, message and up to two actions (S2.other-widgets.4).
 * @example <EmptyContent title="No orders" message="Orders appear here." actionLabel="Add an order" actionURL="post-new.php?post_type=shop_order" />
 */
export function EmptyContent(props: EmptyContentProps) {
	const { title, message, illustration = defaultIllustration, className } = props;
	return (
		<div className={clsx('woocommerce-empty-content', className)}>
			{illustration && (
				<img
					className="woocommerce-empty-content__illustration"
					src={illustration}
					alt=""
					width={props.illustrationWidth ?? 400}
					height={props.illustrationHeight}
				/>
			)}
			<H className="woocommerce-empty-content__title">{title}</H>
			{message && <div className="woocommerce-empty-content__message">{message}</div>}
			<div className="woocommerce-empty-content__actions">
				<Action
					isPrimary
					label={props.actionLabel}
					url={props.actionURL}
					callback={props.actionCallback}
				/>
				<Action
					label={props.secondaryActionLabel}
					url={props.secondaryActionURL}
					callback={props.secondaryActionCallback}
				/>
			</div>
		</div>
	);
}

interface ActionProps {
	label: string | undefined;
	url: string | undefined;
	callback: (() => void) | undefined;
	isPrimary?: boolean;
}

function Action({ label, url, callback, isPrimary = false }: ActionProps) {
	if (!label || (!url && !callback)) return null;
	return (
		<Button
			className="woocommerce-empty-content__action"
			variant={isPrimary ? 'primary' : 'tertiary'}
			href={url}
			onClick={callback}
		>
			{label}
		</Button>
	);
}
