import { provideWooCommerce } from './woocommerce';
import { provideWordPress } from './wordpress';

provideWordPress();
provideWooCommerce();
