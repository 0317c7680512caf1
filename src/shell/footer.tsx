import { ExtensionSlot } from '../extensions/slots';
import './footer.css';

/** The bar that stays below every screen as soon as an extension puts something into it. */
export function Footer() {
	return (
		<ExtensionSlot
			name="woocommerce_footer_item"
			frame={(fills) => <div className="woocommerce-layout__footer">{fills}</div>}
		/>
	);
}
