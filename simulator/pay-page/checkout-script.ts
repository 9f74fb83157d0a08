/**
 * Stand-in for PhonePe's checkout.js (PhonePe contract, section 7): `PhonePeCheckout.transact` sends
 * the payer to the page or opens it in an iframe, `closePage` closes the iframe. The callback gets
 * USER_CANCEL or CONCLUDED; the latter says that the flow is over, not that it went well.
 */
export const checkoutScript = `(() => {
  const home = new URL(document.currentScript.src).origin;
  let frame;
  let listener;
  function closePage() {
    if (frame) frame.remove();
    if (listener) removeEventListener('message', listener);
    frame = listener = undefined;
  }
  function transact({ tokenUrl, callback, type }) {
    if (type !== 'IFRAME') return location.assign(tokenUrl);
    closePage();
    frame = document.createElement('iframe');
    frame.src = tokenUrl + '&framed=1';
    frame.title = 'PhonePe';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';
    listener = ({ data, origin, source }) => {
      if (origin !== home || source !== frame.contentWindow) return;
      closePage();
      if (callback) callback(data);
    };
    addEventListener('message', listener);
    document.body.append(frame);
  }
  window.PhonePeCheckout = { transact, closePage };
})();
`;
