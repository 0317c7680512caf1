import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Button } from '../../primitives';
import { H } from '../../section';
import { defaultIllustration } from './illustration';
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
