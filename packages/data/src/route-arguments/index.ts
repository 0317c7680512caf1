import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { useRouteArguments } from './use-route-arguments';
