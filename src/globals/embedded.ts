import { namesBrokenScripts } from './broken-scripts';
import { showReportsInMenu } from './menu-entries';
import { provideWooCommerce } from './woocommerce';
import { provideWordPress } from './wordpress';

namesBrokenScripts();
provideWordPress();
provideWooCommerce();
showReportsInMenu();
