import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import { Link, type LinkProps, type LinkType } from '../../layout/link/link';
import './abbreviated-card.css';

export interface AbbreviatedCardProps {
	href: string;
	icon: ReactElement;
	children: ReactNode;
	className?: string;
	/** Returning false prevents a wc-admin link from navigating. */
	onClick?: LinkProps['onClick'];
	/** wc-admin by default. */
	type?: LinkType;
}

/**
 * Shows a small card with an icon; the whole card is a link.
 * @example <AbbreviatedCard icon={<Icon icon="bar-chart" />} href="admin.php?page=wc-admin">Orders</AbbreviatedCard>
 */
export function AbbreviatedCard(props: AbbreviatedCardProps) {
	const { href, icon, children, className, onClick, type } = props;
	return (
		<div className={clsx('woocommerce-card woocommerce-abbreviated-card', className)}>
			<Link
				className="woocommerce-abbreviated-card__link"
				href={href}
				onClick={onClick}
				type={type}
			>
				<span className="woocommerce-abbreviated-card__icon">{icon}</span>
				<span className="woocommerce-abbreviated-card__content">{children}</span>
			</Link>
		</div>
	);
}
