import type { ReactNode } from 'react';
import clsx from 'clsx';
import { H, Section } from '../../section/section';
import './card.css';

export interface CardProps {
	title?: ReactNode;
	description?: ReactNode;
	/** A link or button at the end of the header. */
	action?: ReactNode;
	/** An EllipsisMenu at the very end of the header. */
	menu?: ReactNode;
	className?: string;
	children?: ReactNode;
}

/**
 * Shows a white box with a header of title, description, action and menu (S2.other-widgets.2).
 * @example <Card title="Revenue" action={<Link href="#">Details</Link>}>…</Card>
 */
export function Card({ title, description, action, menu, className, children }: CardProps) {
	const hasHeader = Boolean(title || action || menu);
	return (
		<div
			className={clsx('woocommerce-card', className, {
				'has-action': Boolean(action),
				'has-menu': Boolean(menu),
			})}
		>
			{hasHeader && (
				<div className="woocommerce-card__header">
					<div className="woocommerce-card__title-wrapper">
						<H className="woocommerce-card__title woocommerce-card__header-item">{title}</H>
						{description && <p className="woocommerce-card__description">{description}</p>}
					</div>
					{action && (
						<div className="woocommerce-card__action woocommerce-card__header-item">{action}</div>
					)}
					{menu && (
						<div className="woocommerce-card__menu woocommerce-card__header-item">{menu}</div>
					)}
				</div>
			)}
			<Section className="woocommerce-card__body">{children}</Section>
		</div>
	);
}
