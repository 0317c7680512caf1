export { useConfirm } from './use-confirm';
