import { forwardRef } from 'react';
import './header.css';

/** The bar above every screen; its heading is where focus goes after a change of screen. */
export const Header = forwardRef<HTMLHeadingElement, { title: string }>(function Header(
	{ title },
	heading,
) {
	return (
		<div className="woocommerce-layout__header">
			<div className="woocommerce-layout__header-wrapper">
				<h1 ref={heading} tabIndex={-1} className="woocommerce-layout__header-heading">
					{title}
				</h1>
			</div>
		</div>
	);
});
