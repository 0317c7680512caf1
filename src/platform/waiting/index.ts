export { StillWaiting, Waiting, WaitsTogether, WaitTeller } from './still-waiting';
export { tellWhenSlow } from './tell-when-slow';
